import type { DialectName } from "../dialects/dialect.ts";
import { convertDefinitions } from "./convert-definitions.ts";
import { isInside } from "./markdown-tree.ts";
import { trackText } from "./tracked-text.ts";

/** A mark of a generator, and whether it is one inside of code too. */
interface MarkPattern {
  pattern: RegExp;
  inCode?: true;
  /** What stands for it; a sign that is neither a word nor Markdown by itself. */
  as?: string;
}

const FENCE = "\n``````\n";
const scripts: MarkPattern = {
  as: " ",
  pattern: /<(script|style)\b[\s\S]*?<\/\1\s*>/giu,
};
const attributes: MarkPattern = {
  as: " ",
  pattern: /\{::?[^}\n]*\}|\{#[^}\n]*\}/gu,
};
const admonitions: MarkPattern = {
  as: " ",
  pattern: /^[ \t>]*:{3,}[^\n]*$/gmu,
};
/** What stands in such an element is Markdown, as the tags of others are not. */
const markdownTags: MarkPattern = {
  as: "\n\n",
  pattern: /<[a-z][^<>]*\smarkdown\s*=\s*["']?(?:1|block|span)\b[^<>]*>/giu,
};
const patterns: Partial<Record<DialectName, readonly MarkPattern[]>> = {
  hugo: [
    scripts,
    {
      pattern:
        /\{\{[<%]\s*\/?\s*(?:highlight|code|code-?toggle|code-?block|prism)(?=[\s>%])[^}]*?(?<!\/)[>%]\}\}/gu,
      as: FENCE,
    },
    { pattern: /\{\{[<%](?!\s*\/\*)[\s\S]{0,2000}?[>%]\}\}/gu },
    attributes,
  ],
  jekyll: [
    scripts,
    markdownTags,
    {
      pattern: /\{%-?\s*(?:end)?(?:highlight|codeblock)[^%]*%\}/gu,
      as: FENCE,
    },
    { pattern: /\{%-?\s*(?:end)?raw[^%]*%\}/gu, inCode: true, as: " " },
    {
      pattern: /\{%[\s\S]{0,2000}?%\}|\{\{[\s\S]{0,2000}?\}\}/gu,
      inCode: true,
    },
    { pattern: /^[ \t]*(?:[-*+]|\d+[.)])[^\n]*\n(?=[ \t]*\{:[ ]*toc)/gmu },
    attributes,
  ],
  docusaurus: [scripts, admonitions, attributes],
  astro: [scripts, admonitions, attributes],
};
const mdx: readonly MarkPattern[] = [
  { as: " ", pattern: /\{\/\*[\s\S]*?\*\/\}/gu },
  { as: " ", pattern: /^(?:import|export)\s[^\n]*(?:\n[^\n]+)*/gmu },
  {
    as: " ",
    pattern:
      /<\/?[A-Za-z][\w.]*(?:"[^"]*"|'[^']*'|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}|[^<>"'{}])*>|<\/?>/gu,
  },
  { as: " ", pattern: /\{[^{}]*\}/gu },
];

/**
 * A foreign text without the marks of its generator, to count what it says: it is made apart from the conversion,
 * so that what the conversion loses is seen.
 */
export function plainSource(
  source: string,
  dialect: DialectName,
  syntax: "markdown" | "mdx",
): string {
  const body = trackText(source);
  const all = [...(syntax === "mdx" ? mdx : []), ...(patterns[dialect] ?? [])];
  for (const { as = "~", inCode, pattern } of all) {
    const found = [...body.text.matchAll(pattern)];
    if (found.length === 0) continue;
    const code = inCode ? [] : body.code(syntax);
    body.apply(
      found
        .filter(({ index }) => !isInside(index, code))
        .map(({ 0: written, index }) => ({
          start: index,
          end: index + written.length,
          text: written.endsWith("\n") ? "\n" : as,
        })),
    );
  }
  // What is indented below a definition is no code, nor is an indented line of MDX.
  if (dialect === "hugo" || dialect === "jekyll") convertDefinitions(body);
  return syntax === "mdx" ? body.text.replaceAll(/^[ \t]+/gmu, "") : body.text;
}
