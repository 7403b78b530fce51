import { createRequire } from "node:module";
import type { ElementContent } from "hast";
import type * as Prism from "prismjs";
import { refractor, type Syntax } from "refractor/core";
import css from "refractor/css";
import cssExtras from "refractor/css-extras";
import javascript from "refractor/javascript";
import json from "refractor/json";
import markup from "refractor/markup";
import { grammarOf } from "../../model/language-names.ts";
import { toColours } from "./to-colours.ts";

const require = createRequire(import.meta.url);
const prism = parsePrism(refractor);

// Other grammars use these if they are loaded. Loading them first keeps results independent of earlier texts.
for (const grammar of [markup, css, cssExtras, javascript, json])
  refractor.register(grammar);

/**
 * Code as texts and elements with classes; undefined for an unknown language. A grammar is loaded with the first code in
 * its language.
 */
export function highlightCode(
  language: string,
  code: string,
): ElementContent[] | undefined {
  const name = grammarOf(language);
  if (name === undefined) return undefined;
  if (name === "plaintext") return toColours(code);
  loadGrammar(name);
  // Languages embedded in pages, such as PHP, take their own parts out of the code first and put them back
  // afterwards.
  const run = { code, grammar: prism.languages[name] ?? {}, language: name };
  prism.hooks.run("before-tokenize", run);
  const found = { ...run, tokens: prism.tokenize(run.code, run.grammar) };
  prism.hooks.run("after-tokenize", found);
  return toColours(found.tokens);
}

function loadGrammar(name: string): void {
  if (refractor.registered(name)) return;
  refractor.register(parseSyntax(require(`refractor/${name}`)));
}

/**
 * Refractor is Prism without globals. It has Prism's methods too, although its types do not list them. Its own method
 * builds a tree, which takes longer.
 */
function parsePrism(
  value: unknown,
): Pick<typeof Prism, "hooks" | "languages" | "tokenize"> {
  return value as typeof Prism;
}

/** Each module of the package exports its grammar as the default. */
function parseSyntax(module: unknown): Syntax {
  return (module as { default: Syntax }).default;
}
