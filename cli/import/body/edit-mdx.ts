import type { TextEdit } from "../../model/source-text.ts";
import { shorten } from "../losses.ts";
import type { Marks } from "./marks.ts";
import type { TextLine } from "./source-edits.ts";

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
  lines: readonly TextLine[],
  marks: Marks,
  report: (offset: number, what: string, outcome: string) => void,
): { edits: TextEdit[]; imports: Map<string, string> } {
  const imports = new Map<string, string>();
  const find = (pattern: RegExp, replace: (found: RegExpExecArray) => string) =>
    [...text.matchAll(pattern)].flatMap((found) => {
      const { 0: source, index } = found;
      const line = lines.findLast(({ start }) => start <= index);
      if (line?.isCode) return [];
      return [
        { start: index, end: index + source.length, text: replace(found) },
      ];
    });
  const edits = [
    ...find(COMMENT, ([source]) => marks.hide(source, { kind: "nothing" })),
    ...find(IMPORT, ([, name = "", path = ""]) => {
      imports.set(name, path);
      return "";
    }),
    ...find(EXPORT, ({ 0: source, index }) => {
      report(index, shorten(source), "left out: it is a program");
      return "";
    }),
  ];
  return { edits, imports };
}
