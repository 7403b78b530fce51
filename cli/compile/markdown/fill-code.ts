import { GAP, type CodeBlock } from "../../model/code-block.ts";
import { highlightCode } from "./code-languages.ts";
import { printCodeLines } from "./print-code-lines.ts";
import { printTokens } from "./print-tokens.ts";

/**
 * Fills the gaps in a text with its blocks of code, highlighted. Uses classes only, because the site's content security
 * policy forbids inline styles. All code is escaped.
 */
export function fillCode(html: string, blocks: readonly CodeBlock[]): string {
  if (blocks.length === 0) return html;
  const [start = "", ...parts] = html.split(GAP);
  return (
    start + parts.map((part, at) => printBlock(blocks[at]) + part).join("")
  );
}

function printBlock(block: CodeBlock | undefined): string {
  if (block === undefined) throw new Error("A gap has no code");
  const { code, language, options } = block;
  const coloured =
    language === undefined ? undefined : highlightCode(language, code);
  const html = coloured ?? printTokens(code);
  return options === undefined ? html : printCodeLines(html, options);
}
