import { parse } from "acorn";
import type { TextEdit } from "../../model/source-text.ts";
import { shorten } from "../losses.ts";
import type { Marks } from "./marks.ts";
import { editAlone, type TextLine } from "./source-edits.ts";

const STATEMENT =
  /^(?:import(?:\s+["']|[\s*{].*|\s*$)|export\s+(?:default|const|let|var|function|async|class|\{|\*).*)/u;
/** The most lines of one statement, and the most empty lines in it. */
const MAX_LINES = 400;
const MAX_GAPS = 20;

/** Edits that take out what MDX does not show: modules and comments of HTML. */
export function editMdx(
  text: string,
  lines: readonly TextLine[],
  marks: Marks,
  report: (offset: number, what: string, outcome: string) => void,
): { edits: TextEdit[]; imports: Map<string, string> } {
  const imports = new Map<string, string>();
  const modules = findModules(lines).map(({ end, start }) => {
    const source = text.slice(start, end);
    for (const [, name = "", path = ""] of source.matchAll(
      /^import\s+(\w+)\s+from\s+["']([^"'\n]+)["']/gmu,
    ))
      imports.set(name, path);
    if (/^export\b/mu.test(source))
      report(start, shorten(source), "left out: it is a program");
    return { start, end, text: "" };
  });
  const comments = [...text.matchAll(/<!--[\s\S]*?-->/gu)].map(
    ({ 0: source, index }) => ({
      start: index,
      end: index + source.length,
      text: marks.hide(source, { kind: "nothing" }),
    }),
  );
  return { edits: [...modules, ...comments], imports };
}

/** Modules begin a line, after an empty one or another module. */
function findModules(lines: readonly TextLine[]) {
  const found: { start: number; end: number }[] = [];
  let skipTo = 0;
  let isStart = true;
  for (const [index, { isCode, start, text }] of lines.entries()) {
    if (index < skipTo) continue;
    const isModule: boolean = isStart && !isCode && STATEMENT.test(text);
    isStart = isModule || text.trim() === "";
    if (!isModule) continue;
    skipTo = endOfModule(lines, index);
    const last = lines[skipTo - 1];
    if (last) found.push({ start, end: last.start + last.text.length });
  }
  return found;
}

/**
 * The line after a module: it reaches to the first empty line where it is whole. JSX, which acorn does not read, ends
 * with brackets alone on a line.
 */
function endOfModule(lines: readonly TextLine[], from: number): number {
  let source = "";
  let firstGap: number | undefined;
  let gaps = 0;
  for (let at = from; at < from + MAX_LINES && gaps <= MAX_GAPS; at++) {
    const line = lines[at]?.text ?? "";
    if (line.trim() === "") {
      if (isWhole(source)) return at;
      firstGap ??= at;
      gaps++;
    }
    source += `${line}\n`;
    if (/^[}\])]+;?\s*$/u.test(line) && source.startsWith("export"))
      return at + 1;
  }
  return firstGap ?? from + 1;
}

function isWhole(source: string): boolean {
  try {
    parse(source, { ecmaVersion: "latest", sourceType: "module" });
    return true;
  } catch {
    return false;
  }
}

/** Edits that put empty lines around lines that hold one tag: MDX reads Markdown between them, CommonMark does not. */
export function isolateTags(
  text: string,
  lines: readonly TextLine[],
): TextEdit[] {
  return lines.flatMap(({ isCode, start, text: line }) => {
    if (isCode || !/^[ \t>]*<\/?[a-z][^<>]*>[ \t]*$/iu.test(line)) return [];
    const tag = line.slice(line.indexOf("<")).trimEnd();
    const at = start + line.indexOf("<");
    return (
      editAlone(text, { start: at, end: at + tag.length, text: tag }) ?? []
    );
  });
}
