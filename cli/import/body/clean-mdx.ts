import { parse } from "acorn";
import type { TextEdit } from "../../model/source-text.ts";
import { shorten, type ReportLoss } from "../losses.ts";
import { listLines, type TextLine } from "./line-flow.ts";
import type { Marks } from "./marks.ts";
import { readExpression } from "./read-expression.ts";
import { createLineFinder, editText, type TracedText } from "./traced-text.ts";

/** The names that a text defines. */
export interface MdxNames {
  /** Name -> path of the file that it is imported from. */
  imports: ReadonlyMap<string, string>;
  /** Name -> expression that it stands for. */
  constants: ReadonlyMap<string, string>;
}

const STATEMENT =
  /^(?:import(?:\s+["']|[\s*{].*|\s*$)|export\s+(?:default|const|let|var|function|async|class|\{|\*).*)/u;
const CONSTANT =
  /^export\s+(?:const|let|var)\s+([\w$]+)\s*=\s*([\s\S]*?);?\s*$/u;
/** The most lines of one statement, and the most empty lines in it. */
const MAX_LINES = 400;
const MAX_GAPS = 20;

/** Takes out what MDX does not show: modules and comments. Gives the names that the text imports. */
export function cleanMdx(
  traced: TracedText,
  marks: Marks,
  report: ReportLoss,
): { traced: TracedText; names: MdxNames } {
  const lines = listLines(traced.text);
  const imports = new Map<string, string>();
  const constants = new Map<string, string>();
  const edits: TextEdit[] = [];
  const lineAt = createLineFinder(traced);
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index];
    const before = lines[index - 1]?.text.trim() ?? "";
    const isStart =
      before === "" || edits.at(-1)?.end === (line?.start ?? 0) - 1;
    if (!line || line.isCode || !isStart || !STATEMENT.test(line.text))
      continue;
    const count = countStatementLines(lines, index);
    if (count === 0) continue;
    const last = lines[index + count - 1] ?? line;
    const end = last.start + last.text.length;
    const source = traced.text.slice(line.start, end);
    for (const [name, path] of readImports(source)) imports.set(name, path);
    const [, name, code] = CONSTANT.exec(source) ?? [];
    if (name !== undefined && code !== undefined) constants.set(name, code);
    const isPlain =
      code !== undefined && readExpression(code, () => undefined) !== undefined;
    if (source.startsWith("export") && !isPlain)
      report(
        lineAt(line.start),
        "expression",
        shorten(source),
        "left out: it is a program",
      );
    edits.push({ start: line.start, end, text: "" });
    index += count - 1;
  }
  const isRemoved = (offset: number) =>
    edits.some(({ end, start }) => offset >= start && offset < end);
  for (const { 0: source, index } of traced.text.matchAll(/<!--[\s\S]*?-->/gu))
    if (!isRemoved(index))
      edits.push({
        start: index,
        end: index + source.length,
        text: marks.hide(source, { kind: "nothing" }),
      });
  return { traced: editText(traced, edits), names: { imports, constants } };
}

/** How many lines a statement has: up to the first empty line where it is whole. */
function countStatementLines(lines: readonly TextLine[], from: number): number {
  let source = "";
  let firstBlock = 0;
  let gaps = 0;
  for (let count = 0; count < MAX_LINES; count++) {
    const line = lines[from + count]?.text;
    if (line === undefined || line.trim() === "") {
      if (isWhole(source)) return count;
      firstBlock ||= count;
      if (line === undefined || ++gaps > MAX_GAPS) break;
    }
    source += `${line}\n`;
    // JSX is more than acorn reads: a statement that holds some ends where its brackets do.
    if (/^[}\])]+;?\s*$/u.test(line ?? "") && /^export/u.test(source))
      return count + 1;
  }
  return firstBlock;
}

function isWhole(source: string): boolean {
  try {
    parse(source, { ecmaVersion: "latest", sourceType: "module" });
    return true;
  } catch {
    return false;
  }
}

function readImports(source: string): [string, string][] {
  return [
    ...source.matchAll(/import\s+([^"']*?)\s*from\s*["']([^"']+)["']/gu),
  ].flatMap(([, names = "", path = ""]) =>
    [...names.matchAll(/(?:\bas\s+)?([\w$]+)(?=\s*(?:[,}]|$))/gu)].map(
      ([, name = ""]): [string, string] => [name, path],
    ),
  );
}
