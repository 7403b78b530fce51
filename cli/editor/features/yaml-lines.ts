import type { TextRange } from "../../model/source-text.ts";
import type { FieldPath } from "../../model/yaml-source.ts";

/** A line of YAML in block style. */
export interface YamlLine {
  /** Its offset in the text. */
  start: number;
  text: string;
  /** The column after its spaces and dashes, from 0. */
  column: number;
  /** The mapping or list that its key, or its text, belongs to. */
  parent: FieldPath;
  key: string | undefined;
  /** The column after the colon of the key. */
  valueColumn: number;
  /** True for a line of a block text, which has no keys. */
  isText: boolean;
}

interface Step {
  column: number;
  step: string | number;
}

const KEY = /^("[^"]*"|'[^']*'|[\w$.-]+)[ \t]*:(?=[ \t\r]|$)/u;
const BLANK = /^\s*(?:#|$)/u;
const BLOCK_TEXT = /^\s*[|>][-+\d]*\s*$/u;

/**
 * The lines of a text with the fields that they belong to. Uses only the indentation, so that it also works on
 * incomplete YAML. Blank lines are left out, except for the one with the cursor.
 */
export function readYamlLines(
  text: string,
  { end, start }: TextRange,
  cursor: number,
): YamlLine[] {
  const stack: Step[] = [];
  const lines: YamlLine[] = [];
  /** The column of the key of the current block text. */
  let textColumn: number | undefined;
  let at = start;
  for (const line of text.slice(start, end).split("\n")) {
    const isBlank = BLANK.test(line);
    if (!isBlank && columnOf(line, 0) <= (textColumn ?? -1))
      textColumn = undefined;
    const isText = textColumn !== undefined;
    if (!isBlank && !isText) {
      const read = readLine(line, at, stack);
      lines.push(read);
      if (BLOCK_TEXT.test(line.slice(read.valueColumn)))
        textColumn = stack.at(-1)?.column;
    } else if (at <= cursor && cursor <= at + line.length)
      lines.push(emptyLine(line, at, cursor - at, isText, stack));
    at += line.length + 1;
  }
  return lines;
}

/** Opens and closes mappings and lists on the stack. */
function readLine(text: string, start: number, stack: Step[]): YamlLine {
  const column = pushDashes(text, stack);
  popTo(stack, column);
  const parent = stack.map(({ step }) => step);
  const [matched = "", quoted] = KEY.exec(text.slice(column)) ?? [];
  const key = quoted?.replaceAll(/^["']|["']$/gu, "");
  if (key !== undefined) stack.push({ column, step: key });
  const valueColumn = column + matched.length;
  return { start, text, column, parent, key, valueColumn, isText: false };
}

/** A line without a key. The column of the cursor decides which mapping a key there would belong to. */
function emptyLine(
  text: string,
  start: number,
  column: number,
  isText: boolean,
  stack: readonly Step[],
): YamlLine {
  const open = isText ? stack : stack.filter((step) => step.column < column);
  const parent = open.map(({ step }) => step);
  const key = undefined;
  return { start, text, column, parent, key, valueColumn: column, isText };
}

/** Opens the list items that a line begins. @returns the column after its dashes */
function pushDashes(line: string, stack: Step[]): number {
  let column = columnOf(line, 0);
  while (/^-(?:[ \t\r]|$)/u.test(line.slice(column))) {
    popTo(stack, column + 1);
    const before = stack.at(-1);
    if (typeof before?.step === "number" && before.column === column)
      before.step++;
    else stack.push({ column, step: 0 });
    column = columnOf(line, column + 1);
  }
  return column;
}

/** The column of the next character that is not a space. */
function columnOf(line: string, from: number): number {
  return from + line.slice(from).search(/[^ ]|$/u);
}

/** Closes everything at a column or to the right of it. */
function popTo(stack: Step[], column: number): void {
  while ((stack.at(-1)?.column ?? -1) >= column) stack.pop();
}
