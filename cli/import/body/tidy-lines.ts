import type { TextEdit } from "../../model/source-text.ts";
import { isInside } from "./markdown-tree.ts";
import type { TrackedText } from "./tracked-text.ts";

/** Takes out what marks leave behind where they stood: space on empty lines, and more than one of those. */
export function tidyLines(body: TrackedText): void {
  const { text } = body;
  const gaps = [...text.matchAll(/\n(?:[ \t]*\n){2,}|\n[ \t]+(?=\n)/gu)];
  if (gaps.length === 0) return;
  const code = body.code("markdown");
  const raw = [...text.matchAll(/<(pre|textarea)\b[\s\S]*?<\/\1>/giu)].map(
    ({ 0: written, index }) => ({ start: index, end: index + written.length }),
  );
  body.apply(
    gaps.flatMap(({ 0: gap, index }): TextEdit[] => {
      if (isInside(index, code) || isInside(index, raw)) return [];
      const isOne = !/\n[ \t]*\n/u.test(gap);
      return [
        { start: index, end: index + gap.length, text: isOne ? "\n" : "\n\n" },
      ];
    }),
  );
}
