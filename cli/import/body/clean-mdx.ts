import { parse, type Program } from "acorn";
import type { TextEdit, TextRange } from "../../model/source-text.ts";
import { shorten, type ReportLoss } from "../losses.ts";
import { listLines, type TextLine } from "./line-flow.ts";
import type { Marks } from "./marks.ts";
import { readExpression } from "./read-expression.ts";
import { createLineFinder, editText, type TracedText } from "./traced-text.ts";

/** The names that a text defines. */
export interface MdxNames {
  /** Name -> path of the file that it is imported from. */
  imports: Map<string, string>;
  /** Name -> expression that it stands for. */
  constants: Map<string, string>;
}

const STATEMENT =
  /^(?:import(?:\s+["']|[\s*{].*|\s*$)|export\s+(?:default|const|let|var|function|async|class|\{|\*).*)/u;
/** The most lines of one statement, and the most empty lines in it. */
const MAX_LINES = 400;
const MAX_GAPS = 20;

/** Takes out what MDX does not show: modules and comments. Gives the names that the text defines. */
export function cleanMdx(
  traced: TracedText,
  marks: Marks,
  report: ReportLoss,
): { traced: TracedText; names: MdxNames } {
  const { text } = traced;
  const lines = listLines(text);
  const names: MdxNames = { imports: new Map(), constants: new Map() };
  const edits: TextEdit[] = [];
  const lineAt = createLineFinder(traced);
  for (const { end, program, start } of findStatements(lines)) {
    const source = text.slice(start, end);
    const isPlain = program !== undefined && noteNames(program, source, names);
    if (source.startsWith("export") && !isPlain) {
      const outcome = "left out: it is a program";
      report(lineAt(start), "expression", shorten(source), outcome);
    }
    edits.push({ start, end, text: "" });
  }
  for (const { 0: source, index } of text.matchAll(/<!--[\s\S]*?-->/gu)) {
    const token = marks.hide(source, { kind: "nothing" });
    edits.push({ start: index, end: index + source.length, text: token });
  }
  return { traced: editText(traced, edits), names };
}

interface Statement extends TextRange {
  program: Program | undefined;
}

interface StatementRead {
  /** How many lines it has. */
  count: number;
  program?: Program;
}

/** The statements of a module begin a line, after an empty one or another statement. */
function findStatements(lines: readonly TextLine[]): Statement[] {
  const found: Statement[] = [];
  let skipTo = 0;
  let isStart = true;
  for (const [index, { isCode, start, text }] of lines.entries()) {
    if (index < skipTo) continue;
    const isStatement: boolean = isStart && !isCode && STATEMENT.test(text);
    const read: StatementRead | undefined = isStatement
      ? readStatement(lines, index)
      : undefined;
    const last = lines[index + (read?.count ?? 0) - 1];
    isStart = text.trim() === "" || read !== undefined;
    if (read === undefined || last === undefined || read.count === 0) continue;
    skipTo = index + read.count;
    const end = last.start + last.text.length;
    found.push({ start, end, program: read.program });
  }
  return found;
}

/** A statement reaches to the first empty line where it is whole. JSX, which acorn does not read, ends in brackets. */
function readStatement(
  lines: readonly TextLine[],
  from: number,
): StatementRead {
  let source = "";
  let firstGap = 0;
  let gaps = 0;
  for (let count = 0; count < MAX_LINES && gaps <= MAX_GAPS; count++) {
    const line = lines[from + count]?.text;
    if (line === undefined || line.trim() === "") {
      const program = parseModule(source);
      if (program !== undefined) return { count, program };
      firstGap ||= count;
      gaps++;
      if (line === undefined) break;
    }
    source += `${line}\n`;
    if (/^[}\])]+;?\s*$/u.test(line) && source.startsWith("export"))
      return { count: count + 1 };
  }
  return { count: firstGap };
}

function parseModule(source: string): Program | undefined {
  try {
    return parse(source, { ecmaVersion: "latest", sourceType: "module" });
  } catch {
    return undefined;
  }
}

/** Notes what a statement defines; true when all of it is imports and plain values. */
function noteNames(
  { body }: Program,
  source: string,
  { constants, imports }: MdxNames,
): boolean {
  return body.every((node) => {
    if (node.type === "ImportDeclaration")
      for (const { local } of node.specifiers)
        imports.set(local.name, String(node.source.value));
    if (node.type !== "ExportNamedDeclaration")
      return node.type === "ImportDeclaration";
    const { declaration } = node;
    if (declaration?.type !== "VariableDeclaration") return false;
    return declaration.declarations.every(({ id, init }) => {
      if (id.type !== "Identifier" || !init) return false;
      const code = source.slice(init.start, init.end);
      constants.set(id.name, code);
      return readExpression(code, () => undefined) !== undefined;
    });
  });
}
