/** Lets Node import the page's modules by the addresses at which the server serves them. */
import { registerHooks } from "node:module";

const PACKAGE = new URL("../../src/tablee/", import.meta.url);

registerHooks({
  resolve(specifier, context, next) {
    const game = /^\/games\/(\w+)\/(.*)$/.exec(specifier);
    if (game) return next(new URL(`games/${game[1]}/page/${game[2]}`, PACKAGE).href, context);
    if (/^\/(app|boards|parts|screens)\//.test(specifier)) {
      return next(new URL(`web${specifier}`, PACKAGE).href, context);
    }
    return next(specifier, context);
  },
});
