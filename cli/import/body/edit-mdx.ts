import type { TextEdit } from "../../model/source-text.ts";
import { shorten } from "../losses.ts";
import type { Marks } from "./marks.ts";
import { editMatches } from "./source-edits.ts";

/** An import, with the name and the path of what is imported. */
const IMPORT =
  /^import\s(?:(\w*)[^;"'\n]*(?:\n[^;"'\n]+)*?\sfrom\s+)?\s*["']([^"'\n]+)["'];?[ \t]*$/gmu;
/** An export: to the line that closes its brackets, or to an empty line. */
const EXPORT =
  /^export\s(?:default|const|let|var|function|async|class|[{*])(?:[^\n]*[[{(`]\s*\n[\s\S]*?\n[\]})`]+.*$|.*(?:\n[^\n]*\S[^\n]*)*)/gmu;
const COMMENT = /<!--[\s\S]*?-->/gu;

/** Edits that take out what MDX does not show: imports, programs and comments of HTML. */
export function editMdx(
  text: string,
  isCode: (offset: number) => boolean,
  marks: Marks,
  report: (offset: number, what: string, outcome: string) => void,
): { edits: TextEdit[]; imports: Map<string, string> } {
  const imports = new Map<string, string>();
  const comments = editMatches(text, COMMENT, ([source]) =>
    marks.hide(source, { kind: "nothing" }),
  );
  const modules = editMatches(text, IMPORT, ({ 1: name, 2: path, index }) => {
    if (isCode(index)) return undefined;
    if (name && path) imports.set(name, path);
    return "";
  });
  const programs = editMatches(text, EXPORT, ({ 0: source, index }) => {
    if (isCode(index)) return undefined;
    report(index, shorten(source), "left out: it is a program");
    return "";
  });
  return { edits: [...comments, ...modules, ...programs], imports };
}
