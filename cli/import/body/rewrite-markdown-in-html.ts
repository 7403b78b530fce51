import type { TextEdit } from "../../model/source-text.ts";

const TAG = /<(\/?)([a-z][a-z0-9]*)\b([^<>]*)>/giu;
const WANTS_MARKDOWN = /\bmarkdown\s*=\s*["']?(?:1|span|block)\b/iu;

/** Empty lines around the content of elements whose Markdown kramdown reads, and none of their indentation. */
export function editMarkdownInHtml(text: string): TextEdit[] {
  if (!/\bmarkdown\s*=/iu.test(text)) return [];
  const open: { name: string; end: number; isWanted: boolean }[] = [];
  const edits: TextEdit[] = [];
  for (const {
    0: tag,
    1: slash,
    2: name = "",
    3: rest = "",
    index,
  } of text.matchAll(TAG)) {
    if (slash === "" && !rest.endsWith("/"))
      open.push({
        name,
        end: index + tag.length,
        isWanted: WANTS_MARKDOWN.test(rest),
      });
    if (slash === "") continue;
    const last = open.at(-1);
    if (last?.name !== name) continue;
    open.pop();
    if (last.isWanted) edits.push(...editContent(text, last.end, index));
  }
  return edits;
}

function editContent(text: string, start: number, end: number): TextEdit[] {
  const indents = [...text.slice(start, end).matchAll(/\n([ \t]+)(?=\S)/gu)];
  return [
    { start, end: start, text: "\n\n" },
    ...indents.map(({ 1: indent = "", index }) => {
      const at = start + index + 1;
      const shared = Math.min(indent.length, indents[0]?.[1]?.length ?? 0);
      return { start: at, end: at + shared, text: "" };
    }),
    { start: end, end, text: "\n\n" },
  ];
}
