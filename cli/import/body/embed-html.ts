import type { TextEdit } from "../../model/source-text.ts";
import type { TrackedText } from "./tracked-text.ts";

/** A text in HTML, so that Markdown leaves it alone: no empty line and no indent outside of `<pre>`. */
export function embedHtml(body: TrackedText): void {
  const { text } = body;
  const kept = [
    ...text.matchAll(/<(pre|textarea|script|style)\b[\s\S]*?<\/\1\s*>/giu),
  ].map(({ 0: written, index }) => ({
    start: index,
    end: index + written.length,
  }));
  const edits: TextEdit[] = [];
  for (const { 0: gap, index } of text.matchAll(
    /\n[ \t]*(?:\r?\n[ \t]*)*|^[ \t]+/gu,
  )) {
    const inside = kept.some(({ start, end }) => index > start && index < end);
    if (inside) {
      // An empty line would end the block that Markdown sees here.
      if (/\n[ \t]*\r?\n/u.test(gap))
        edits.push({
          start: index,
          end: index + gap.length,
          text: gap.replaceAll(/\n[ \t]*(?=\r?\n)/gu, "&#10;"),
        });
      continue;
    }
    edits.push({
      start: index,
      end: index + gap.length,
      text: gap.includes("\n") ? "\n" : "",
    });
  }
  body.apply(edits);
  const lead = body.text.trimStart().startsWith("<") ? "" : "<div>\n";
  if (lead !== "")
    body.apply([
      { start: 0, end: 0, text: lead },
      { start: body.text.length, end: body.text.length, text: "\n</div>\n" },
    ]);
}
