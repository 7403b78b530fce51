import type { TextEdit } from "../../model/source-text.ts";
import { isInside } from "./markdown-tree.ts";
import type { TrackedText } from "./tracked-text.ts";

const LIST =
  /^(?![ \t>#|:]|[-*+][ \t]|\d+[.)][ \t])([^\n]+)\n(?:[ \t]*\n)?(?=: {1,3}\S)/gmu;
const DEFINITION = /^: {1,3}(?=\S)/gmu;

/** A term and its definitions below it, which GitHub's Markdown does not know: the term in bold, each definition a paragraph. */
export function convertDefinitions(body: TrackedText): void {
  const { text } = body;
  if (!/^: {1,3}\S/mu.test(text)) return;
  const code = body.code("markdown");
  const edits: TextEdit[] = [];
  const terms = new Set<number>();
  for (const { 0: written, 1: term = "", index } of text.matchAll(LIST)) {
    if (isInside(index, code) || /^\*\*.*\*\*$/u.test(term)) continue;
    const end = index + term.length;
    edits.push({ start: index, end, text: `**${term.trim()}**\n` });
    terms.add(index + written.length);
  }
  if (terms.size === 0) return;
  for (const { 0: mark, index } of text.matchAll(DEFINITION)) {
    if (isInside(index, code)) continue;
    edits.push({
      start: index,
      end: index + mark.length,
      text: terms.has(index) ? "" : "\n",
    });
  }
  body.apply(edits);
}
