/** Bots, in a worker of their own: what `tablee/pocket/thoughts.py` asks for. */

/** @typedef {{resolve: (answer: string) => void, reject: (why: Error) => void}} Waiting */

export class Thinker {
  constructor() {
    this.worker = this.start();
    /** @type {Waiting | null} */
    this.waiting = null;
  }

  /** Think about something, one thing at a time. @param {string} request @returns {Promise<string>} */
  ask(request) {
    return new Promise((resolve, reject) => {
      this.waiting = { resolve, reject };
      this.worker.postMessage(request);
    });
  }

  /** Nobody waits any more: a search cannot be interrupted, so its worker ends and another begins. */
  stop() {
    if (!this.waiting) return;
    this.waiting = null;
    this.worker.terminate();
    this.worker = this.start();
  }

  start() {
    const worker = new Worker(new URL("thinker-worker.js", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }) => this.take(data);
    worker.onerror = () => this.take({ failed: "the worker has ended" });
    return worker;
  }

  /** @param {{answer?: string, failed?: string}} message */
  take({ answer, failed }) {
    const { waiting } = this;
    this.waiting = null;
    if (answer !== undefined) waiting?.resolve(answer);
    else waiting?.reject(new Error(failed));
  }
}
