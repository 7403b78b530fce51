import { visit } from "unist-util-visit";
import type { TextEdit } from "../../model/source-text.ts";
import { rangeOf } from "./markdown-tree.ts";
import type { TrackedText } from "./tracked-text.ts";

/**
 * In MDX an indented line is never code. What was indented to stand inside a component is moved left until
 * Markdown does not take it for code either.
 */
export function dedentText(body: TrackedText): void {
  for (let pass = 0; pass < 12; pass++) {
    const { text } = body;
    if (!/^(?: {4}|\t| {1,3}\t)/mu.test(text)) return;
    const edits: TextEdit[] = [];
    visit(body.tree(), "code", (node) => {
      const range = rangeOf(node);
      const line = text.lastIndexOf("\n", range.start - 1) + 1;
      const opening = text.slice(range.start, range.end).trimStart();
      if (
        /^(?:`{3,}|~{3,})/u.test(opening) &&
        /^ {0,3}(?:`{3}|~{3})/u.test(
          text.slice(range.start, range.start + 6),
        ) &&
        node.position?.start.column !== undefined &&
        isFenced(text, range, node.value)
      )
        return;
      const lines = text.slice(line, range.end).split("\n");
      const filled = lines.filter((each) => each.trim() !== "");
      const width = Math.min(
        ...filled.map((each) => each.length - each.trimStart().length),
      );
      if (!Number.isFinite(width) || width === 0) return;
      const container =
        text.slice(line, range.start).search(/[^ \t]/u) === -1 ? 0 : -1;
      if (container === -1) return;
      let at = line;
      for (const each of lines) {
        const cut = Math.min(width, each.length - each.trimStart().length);
        if (cut > 0) edits.push({ start: at, end: at + cut, text: "" });
        at += each.length + 1;
      }
    });
    if (edits.length === 0) return;
    body.apply(edits);
  }
}

/** A fenced block says more than its value; an indented one is its value and nothing else. */
function isFenced(
  text: string,
  range: { start: number; end: number },
  value: string,
): boolean {
  const [first = ""] = text.slice(range.start, range.end).split("\n");
  const [firstValue = ""] = value.split("\n");
  return first.trim() !== firstValue.trim() || value.trim() === "";
}
