import { shorten } from "../project/open-project.ts";
import type { SourceEdits } from "./source-edits.ts";

const CONTENTS_LEFT_OUT = "left out: it is the place of a list of contents";

/** What some Markdown has and ours writes in another way: inline notes, places of contents, comments without an end. */
export function editNotation(edits: SourceEdits, isMdx: boolean): void {
  editComments(edits, isMdx);
  editNotes(edits);
  const contents =
    /^[ \t]*(?:@?\[\[?_?toc_?\]?\]|\$\{toc\}|\{\{\s*toc\s*\}\})[ \t]*$/gimu;
  edits.replace(contents, ({ 0: source, index }) => {
    if (edits.isCode(index)) return undefined;
    edits.report(index, "text", source.trim(), CONTENTS_LEFT_OUT);
    return "";
  });
}

/** Hides comments of HTML from MDX, which has none, and names one that hides all that follows. */
function editComments(
  { add, isCode, marks, report, text }: SourceEdits,
  isMdx: boolean,
) {
  let at = text.indexOf("<!--");
  for (; at !== -1; at = text.indexOf("<!--", at)) {
    const end = text.indexOf("-->", at + 4) + 3;
    const isBlock = /(?:^|\n) {0,3}$/u.test(text.slice(0, at).slice(-4));
    const start = at;
    at += 4;
    if (isCode(start)) continue;
    if (end === 2 && isBlock)
      report(start, "html", shorten(text.slice(start)), UNCLOSED);
    if (end === 2) continue;
    if (isMdx)
      add({ start, end, text: marks.hide(text.slice(start, end), () => []) });
    at = end;
  }
}

const UNCLOSED =
  "left out with all that follows it, as on the old site: nothing closes the comment";

const NOTE =
  /(?<=\S)\^\[(?=[^[\]]*\s)((?:[^[\]\n]|\n(?!\s*\n)|\[[^[\]\n]*\](?:\([^()\n]*\))?){1,3000})\]/gu;

/** Makes footnotes of notes among the words: `^[words]`. */
function editNotes({ add, isCode, replace, text }: SourceEdits): void {
  const notes: string[] = [];
  replace(NOTE, ({ 1: words = "", index }) => {
    if (isCode(index)) return undefined;
    const label = `note-${notes.length + 1}`;
    notes.push(`\n\n[^${label}]: ${words.replaceAll(/\s+/gu, " ")}`);
    return `[^${label}]`;
  });
  const { length } = text;
  if (notes.length > 0)
    add({ start: length, end: length, text: notes.join("") });
}

/** Removes the meanings of abbreviations: `*[HTML]: Hypertext ...`. @returns them by what they stand for */
export function editAbbreviations({
  isCode,
  replace,
}: SourceEdits): Map<string, string> {
  const meanings = new Map<string, string>();
  replace(/^\*\[([^\]\n]{1,40})\]:[ \t]*(\S.*)$/gmu, (found) => {
    const [, name = "", meaning = ""] = found;
    if (isCode(found.index)) return undefined;
    meanings.set(name, meaning.trim());
    return "";
  });
  return meanings;
}
