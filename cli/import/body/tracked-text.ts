import type { Root } from "mdast";
import type { TextEdit, TextRange } from "../../model/source-text.ts";
import { codeIn, findCode, parseMarkdown } from "./markdown-tree.ts";

/** A text that is edited step by step and knows for each line which line of the original it came from. */
export interface TrackedText {
  readonly text: string;
  /** The line of the original, from 1, on which an offset of the current text stood. */
  lineAt(offset: number): number;
  /** The current text as Markdown; parsed once for each state of the text. */
  tree(): Root;
  /** Code in the current text, in order. */
  code(syntax: "markdown" | "mdx"): readonly TextRange[];
  /** Applies edits, none of which may overlap; of two that do, the one that starts first is kept. */
  apply(edits: readonly TextEdit[]): void;
}

/** @param firstLine line of the original on which the text begins */
export function trackText(original: string, firstLine = 1): TrackedText {
  let text = original;
  let origins = countLines(original, firstLine);
  let starts = lineStarts(original);
  let tree: Root | undefined;
  const code = new Map<string, readonly TextRange[]>();

  const lineIndex = (offset: number) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  };
  const lineAt = (offset: number) => origins[lineIndex(offset)] ?? firstLine;

  return {
    get text() {
      return text;
    },
    lineAt,
    tree: () => (tree ??= parseMarkdown(text)),
    code(syntax) {
      const known = code.get(syntax);
      if (known !== undefined) return known;
      tree ??= syntax === "markdown" ? parseMarkdown(text) : undefined;
      const found =
        syntax === "mdx" || tree === undefined
          ? findCode(text, syntax)
          : codeIn(tree);
      code.set(syntax, found);
      return found;
    },
    apply(edits) {
      if (edits.length === 0) return;
      tree = undefined;
      code.clear();
      const parts: string[] = [];
      const lines: number[] = [origins[0] ?? firstLine];
      let at = 0;
      const keep = (end: number) => {
        parts.push(text.slice(at, end));
        const last = lineIndex(end);
        for (let line = lineIndex(at) + 1; line <= last; line++)
          lines.push(origins[line] ?? firstLine);
      };
      const sorted = edits.toSorted(
        (a, b) => a.start - b.start || a.end - b.end,
      );
      for (const edit of sorted) {
        if (edit.start < at) continue;
        keep(edit.start);
        parts.push(edit.text);
        const origin = lineAt(edit.start);
        for (const _ of edit.text.matchAll(/\n/gu)) lines.push(origin);
        at = edit.end;
        // What follows on the same line belongs to the line where the removed stretch ended.
        lines[lines.length - 1] = edit.text.endsWith("\n")
          ? lineAt(at)
          : (lines.at(-1) ?? origin);
      }
      keep(text.length);
      text = parts.join("");
      origins = lines;
      starts = lineStarts(text);
    },
  };
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (const { index } of text.matchAll(/\n/gu)) starts.push(index + 1);
  return starts;
}

function countLines(text: string, first: number): number[] {
  return lineStarts(text).map((_, index) => first + index);
}
