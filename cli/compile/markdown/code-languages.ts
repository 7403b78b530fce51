import { createRequire } from "node:module";
import type * as Prism from "prismjs";
import { refractor, type Syntax } from "refractor/core";
import css from "refractor/css";
import cssExtras from "refractor/css-extras";
import javascript from "refractor/javascript";
import json from "refractor/json";
import markup from "refractor/markup";
import { grammarOf } from "../../model/language-names.ts";
import { printTokens } from "./print-tokens.ts";

const require = createRequire(import.meta.url);
const prism = parsePrism(refractor);

// Other grammars use these where they are there. The result for a text must not depend on the texts before it.
for (const grammar of [markup, css, cssExtras, javascript, json])
  refractor.register(grammar);

/**
 * Code as HTML with classes, escaped; undefined for an unknown language. A grammar is loaded with the first code in
 * its language.
 */
export function highlightCode(
  language: string,
  code: string,
): string | undefined {
  const name = grammarOf(language);
  if (name === undefined) return undefined;
  if (name === "plaintext") return printTokens(code);
  loadGrammar(name);
  // Languages that stand in pages, such as PHP, take their own parts out of the code first, and put them back after.
  const run = { code, grammar: prism.languages[name] ?? {}, language: name };
  prism.hooks.run("before-tokenize", run);
  const found = { ...run, tokens: prism.tokenize(run.code, run.grammar) };
  prism.hooks.run("after-tokenize", found);
  return printTokens(found.tokens);
}

function loadGrammar(name: string): void {
  if (refractor.registered(name)) return;
  refractor.register(parseSyntax(require(`refractor/${name}`)));
}

/** Refractor is Prism without its globals: it has more methods than its types tell, and its own makes a tree first. */
function parsePrism(
  value: unknown,
): Pick<typeof Prism, "hooks" | "languages" | "tokenize"> {
  return value as typeof Prism;
}

/** A module of the package has its grammar as its default export. */
function parseSyntax(module: unknown): Syntax {
  return (module as { default: Syntax }).default;
}
