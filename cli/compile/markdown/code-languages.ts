import { createRequire } from "node:module";
import type { LanguageFn } from "highlight.js";
import core from "highlight.js/lib/core";
import { CodeEmitter } from "./code-emitter.ts";
import { grammarOf } from "../../model/language-names.ts";

const require = createRequire(import.meta.url);
// Of an instance of our own: nobody else's code is coloured by it.
const highlighter = core.newInstance();
highlighter.configure({ __emitter: CodeEmitter });

/**
 * Code as HTML with classes, escaped, or undefined for a language that is not known. A grammar is loaded when the
 * first code in its language comes by.
 */
export function highlightCode(
  language: string,
  code: string,
): string | undefined {
  const name = findLanguage(language);
  if (name === undefined) return undefined;
  const options = { language: name, ignoreIllegals: true };
  return highlighter.highlight(code, options).value;
}

function findLanguage(written: string): string | undefined {
  const name = grammarOf(written);
  if (name === undefined || highlighter.getLanguage(name) !== undefined)
    return name;
  const grammar: unknown = require(`highlight.js/lib/languages/${name}`);
  if (typeof grammar !== "function") return undefined;
  register(name, grammar as LanguageFn);
  return name;
}

/**
 * Makes a grammar known with all that it hands code over to: what a text comes to must not depend on the texts that
 * were compiled before it. So it brings no other names, and guesses no language among those that happen to be there.
 */
function register(name: string, grammar: LanguageFn): void {
  const inner = new Set<string>();
  highlighter.registerLanguage(name, (api) => {
    const language = grammar(api);
    settle(language, inner, new Set());
    return { ...language, aliases: [] };
  });
  for (const other of inner) findLanguage(other);
}

/** Collects the languages that the modes of a grammar name, and has those that name none keep their code as text. */
function settle(part: unknown, inner: Set<string>, seen: Set<unknown>): void {
  if (typeof part !== "object" || part === null || seen.has(part)) return;
  seen.add(part);
  if (part instanceof RegExp) return;
  if ("subLanguage" in part) {
    const named = [part.subLanguage].flat();
    if (named.length === 0) delete part.subLanguage;
    for (const one of named) if (typeof one === "string") inner.add(one);
  }
  for (const value of Object.values(part)) settle(value, inner, seen);
}
