import { createRequire } from "node:module";
import type { ElementContent } from "hast";
import type * as Prism from "prismjs";
import type { Token } from "prismjs";
import { refractor, type Syntax } from "refractor/core";
import css from "refractor/css";
import cssExtras from "refractor/css-extras";
import javascript from "refractor/javascript";
import json from "refractor/json";
import markup from "refractor/markup";
import { grammarOf } from "../../model/language-names.ts";
import { h } from "hastscript";

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

type Tokens = string | Token | readonly (string | Token)[];

/** The kinds of token that have their own colour, with the class for each. */
const kinds = {
  keyword:
    "keyword builtin boolean null nil tag selector atrule rule title important directive",
  string:
    "string char attr-value regex url inserted string-literal template-string triple-quoted-string heredoc",
  number: "number symbol list variable constant environment unit hexcode color",
  name: "property attr-name function function-definition class-name class key attribute decorator annotation doctype prolog shebang coord assign-left literal-property macro",
  comment: "comment cdata blockquote",
  deleted: "deleted",
  emphasis: "italic",
  strong: "bold",
};
const classes = new Map(
  Object.entries(kinds).flatMap(([name, types]) =>
    types.split(" ").map((type) => [type, `tok-${name}`]),
  ),
);

/**
 * Tokens as texts and elements. A token gets an element only if its colour differs from the code around it.
 * @param around the class of the code around it
 */
function toColours(tokens: Tokens, around = ""): ElementContent[] {
  if (typeof tokens === "string") return [{ type: "text", value: tokens }];
  if (!("type" in tokens))
    return joinTexts(tokens.flatMap((token) => toColours(token, around)));
  const own = classOf(tokens) ?? around;
  const inner = toColours(tokens.content, own);
  return own === around ? inner : [h("span", { className: [own] }, inner)];
}

function joinTexts(nodes: ElementContent[]): ElementContent[] {
  const joined: ElementContent[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (node.type === "text" && last?.type === "text") last.value += node.value;
    else joined.push(node);
  }
  return joined;
}

function classOf({ alias, type }: Token): string | undefined {
  const known = classes.get(type);
  if (known !== undefined || alias === undefined) return known;
  const other = [alias].flat().find((name) => classes.has(name));
  return other === undefined ? undefined : classes.get(other);
}
