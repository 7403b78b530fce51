import type { DialectName } from "../dialects/dialect.ts";
import { isInside } from "./markdown-tree.ts";
import { trackText } from "./tracked-text.ts";

/** A mark of a generator, and whether it is one inside of code too. */
interface MarkPattern {
  pattern: RegExp;
  inCode?: true;
}

const scripts: MarkPattern = {
  pattern: /<(script|style)\b[\s\S]*?<\/\1\s*>/giu,
};
const attributes: MarkPattern = {
  pattern: /\{::?[^}\n]*\}|\{#[^}\n]*\}/gu,
};
const admonitions: MarkPattern = { pattern: /^[ \t>]*:{3,}[^\n]*$/gmu };
const patterns: Record<DialectName, readonly MarkPattern[]> = {
  hugo: [
    scripts,
    { pattern: /\{\{[<%](?!\s*\/\*)[\s\S]{0,2000}?[>%]\}\}/gu },
    attributes,
  ],
  jekyll: [
    scripts,
    {
      pattern: /\{%-?\s*(?:end)?(?:raw|highlight|codeblock)[^%]*%\}/gu,
      inCode: true,
    },
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
  { pattern: /\{\/\*[\s\S]*?\*\/\}/gu },
  { pattern: /^(?:import|export)\s[^\n]*(?:\n[^\n]+)*/gmu },
  {
    pattern:
      /<\/?[A-Za-z][\w.]*(?:"[^"]*"|'[^']*'|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}|[^<>"'{}])*>|<\/?>/gu,
  },
  { pattern: /\{[^{}]*\}/gu },
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
  const all = [...(syntax === "mdx" ? mdx : []), ...patterns[dialect]];
  for (const { inCode, pattern } of all) {
    const found = [...body.text.matchAll(pattern)];
    if (found.length === 0) continue;
    const code = inCode ? [] : body.code(syntax);
    body.apply(
      found
        .filter(({ index }) => !isInside(index, code))
        .map(({ 0: written, index }) => ({
          start: index,
          end: index + written.length,
          text: written.endsWith("\n") ? "\n" : " ",
        })),
    );
  }
  // In MDX an indented line is no code.
  return syntax === "mdx" ? body.text.replaceAll(/^[ \t]+/gmu, "") : body.text;
}
