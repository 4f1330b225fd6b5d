/** A lesson: one sentence, a board, a move to make; then what it did. */
import { html, useEffect, useRef } from "../app/html.js";
import { SEAT, useLesson } from "../app/lesson.js";
import { usePage } from "../app/page.js";
import { markLesson } from "../app/store.js";
import { useBoard } from "../boards/index.js";
import { Header } from "../parts/header.js";
import { Icon } from "../parts/icons.js";

/**
 * @import { BoardProps, GameFacts } from "../app/types.js"
 * @typedef {ReturnType<typeof useLesson>} Lesson
 */

/** @param {{argument: string}} props */
export default function LessonScreen({ argument }) {
  const { say, games } = usePage();
  const game = games.find(({ name, lesson }) => name === argument && lesson);
  if (!game) {
    return html`<${Header} title="Tablée" back="/" />
      <main id="main" class="plain"><p>${say("web-no-lesson")}</p></main>`;
  }
  return html`<${Course} game=${game} />`;
}

/** @param {{game: GameFacts}} props */
function Course({ game }) {
  const { say } = usePage();
  const lesson = useLesson(game.name);
  const title = say("web-lesson-of", { game: say(`${game.name}-title`) });
  return html`<div class="lesson-screen" data-step=${lesson.number} data-phase=${lesson.phase}>
    <${Header} title=${title} back="/box/${game.name}" />
    <main id="main" class="play">
      <${Words} game=${game.name} lesson=${lesson} />
      ${lesson.at && html`<${Scene} game=${game.name} lesson=${lesson} />`}
    </main>
    <${Buttons} game=${game.name} lesson=${lesson} />
  </div>`;
}

/** What is asked, or what was done; read aloud whenever it changes. @param {{game: string, lesson: Lesson}} props */
function Words({ game, lesson }) {
  const { say } = usePage();
  const { step, steps, number, phase, refusal } = lesson;
  if (!step || !steps)
    return html`<p class="lesson-words" role="status">${refusal?.text || say("web-loading")}</p>`;
  const done = phase === "done";
  const words = say(`${game}-lesson-${step.name}${done ? "-done" : ""}`);
  const answer =
    phase === "other"
      ? say("web-lesson-other")
      : phase === "refused"
        ? refusal?.text || say("web-offline")
        : "";
  return html`<div class="lesson-words" role="status">
    <p class="quiet">${say("web-lesson-step", { number: number + 1, most: steps.length })}</p>
    <p class=${done ? "well-done" : ""}>${words}</p>
    ${answer && html`<p class="answer">${answer}</p>`}
  </div>`;
}

/** The board, which begins anew with each position that is set up. @param {{game: string, lesson: Lesson}} props */
function Scene({ game, lesson }) {
  const { say } = usePage();
  const { at, step, steps, number, phase, shown } = lesson;
  const { board, parts } = useBoard(game, at?.view.options ?? {});
  if (!board || !parts || !at || !step || !steps) return null;
  const scene = steps.slice(0, number + 1).findLastIndex(({ position }) => position);
  const open = phase !== "done";
  /** @type {BoardProps} */
  const playing = {
    view: at.view,
    seat: SEAT,
    parts,
    say,
    name: (seat) => (seat === SEAT ? say("web-seat-name", { seat }) : say("web-bot-name")),
    tell: () => {}, // the words above say it all
    legal: open ? at.legal : [],
    remarks: open ? at.remarks : {},
    last: at.move,
    hint: open && shown ? step.moves[0] : null,
    busy: lesson.busy,
    help: true,
    play: lesson.play,
  };
  return html`<div class="felt game-${game}" key=${scene}><${board.default} ...${playing} /></div>`;
}

/** On, show me, skip; at the end play, or once more. @param {{game: string, lesson: Lesson}} props */
function Buttons({ game, lesson }) {
  const { say } = usePage();
  const { steps, number, phase } = lesson;
  const primary = useRef(/** @type {HTMLElement | null} */ (null));
  const done = phase === "done";
  const last = done && number === (steps?.length ?? 0) - 1;
  useEffect(() => {
    if (done) primary.current?.focus();
  }, [done]);
  const box = `/box/${game}`;
  if (last) {
    return html`<nav class="lesson-buttons">
      <button class="big" onClick=${lesson.again}><${Icon} name="again" />${say("web-lesson-again")}</button>
      <a class="button big primary" ref=${primary} href=${box}>${say("web-lesson-play")}</a>
    </nav>`;
  }
  return html`<nav class="lesson-buttons">
    <a class="button big" href=${box} onClick=${() => markLesson(game)}>${say("web-lesson-skip")}</a>
    ${
      done
        ? html`<button class="big primary" ref=${primary} onClick=${lesson.next}>
            ${say("web-next")}<${Icon} name="next" />
          </button>`
        : html`<button class="big" onClick=${lesson.show}><${Icon} name="hint" />${say("web-lesson-show")}</button>`
    }
  </nav>`;
}
