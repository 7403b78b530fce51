import { createRequire } from "node:module";
import type { LanguageFn } from "highlight.js";
import core from "highlight.js/lib/core";
import { CodeEmitter } from "./code-emitter.ts";
import { grammarOf } from "../../model/language-names.ts";

const require = createRequire(import.meta.url);
// An instance of its own: its grammars and emitter change nothing elsewhere.
const highlighter = core.newInstance();
highlighter.configure({ __emitter: CodeEmitter });

/**
 * Code as HTML with classes, escaped; undefined for an unknown language. A grammar is loaded with the first code in
 * its language.
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
 * Registers a grammar with the grammars that it uses for parts of code. The result for a text must not depend on the
 * texts compiled before it: so a grammar brings no aliases, and guesses no language among those loaded so far.
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

/** Collects the languages that the modes of a grammar name; modes that would guess one keep their code as text. */
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
