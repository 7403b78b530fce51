import type { CodeOptions } from "../../model/code-options.ts";

const PIECE = /<span class="([^"]*)">|<\/span>|(\n)|[^<\n]+|</gu;

/**
 * Highlighted code with an element around each marked or numbered line. Colours that span several lines, such as
 * those of comments, start again on each.
 * @param html spans with one class each, and text
 */
export function printCodeLines(
  html: string,
  { firstNumber, marked }: CodeOptions,
): string {
  const lines = splitLines(html.replace(/\n$/u, ""));
  return lines
    .map((line, index) => {
      const isMarked = marked.some(
        ([first, last]) => first <= index + 1 && index + 1 <= last,
      );
      if (!isMarked && firstNumber === undefined) return `${line}\n`;
      const tag = isMarked ? "mark" : "span";
      const number =
        firstNumber === undefined ? "" : ` data-line="${firstNumber + index}"`;
      return `<${tag} class="code-line"${number}>${line}\n</${tag}>`;
    })
    .join("");
}

/** Each piece of text keeps its innermost colour. */
function splitLines(html: string): string[] {
  const lines: string[] = [];
  const open: string[] = [];
  let line = "";
  for (const [piece, opened, lineEnd] of html.matchAll(PIECE))
    if (opened !== undefined) open.push(opened);
    else if (piece === "</span>") open.pop();
    else if (lineEnd !== undefined) {
      lines.push(line);
      line = "";
    } else {
      const name = open.at(-1);
      line +=
        name === undefined ? piece : `<span class="${name}">${piece}</span>`;
    }
  return [...lines, line];
}
