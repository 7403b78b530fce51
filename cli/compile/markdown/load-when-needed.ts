import { createRequire } from "node:module";
import type * as Printer from "hast-util-to-html";
import type * as RawHtml from "./parse-raw-html.ts";

/**
 * Modules that most texts do without, and that take longer to load than a hundred texts to compile. `require` because
 * the callers are synchronous.
 */
const require = createRequire(import.meta.url);

export function loadRawHtml(): typeof RawHtml {
  return require("./parse-raw-html.ts") as typeof RawHtml;
}

export function loadPrinter(): typeof Printer {
  return require("hast-util-to-html") as typeof Printer;
}
