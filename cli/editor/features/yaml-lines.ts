import type { TextRange } from "../../model/source-text.ts";
import type { FieldPath } from "../../model/yaml-source.ts";

/** A line of YAML in block style. */
export interface YamlLine {
  /** Its offset in the text. */
  start: number;
  text: string;
  /** The column of what follows the spaces and dashes. */
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

/**
 * The lines of a text with the fields that they belong to, told by their indentation alone: so that it works while the
 * text is incomplete and no parser could read it.
 * @param cursor an offset; a blank line there counts as one that begins at it
 */
export function readYamlLines(
  text: string,
  { end, start }: TextRange,
  cursor: number,
): YamlLine[] {
  const stack: Step[] = [];
  const lines: YamlLine[] = [];
  let textColumn: number | undefined;
  let at = start;
  for (const line of text.slice(start, end).split("\n")) {
    const isCurrent = at <= cursor && cursor <= at + line.length;
    const indent = line.search(/[^ ]|$/u);
    const isBlank = /^\s*(?:#|$)/u.test(line);
    if (textColumn !== undefined && !isBlank && indent <= textColumn)
      textColumn = undefined;
    const isText = textColumn !== undefined;
    if (!isBlank && !isText) {
      const column = pushDashes(line, stack);
      const key = KEY.exec(line.slice(column));
      popTo(stack, column);
      const parent = stack.map(({ step }) => step);
      const name = key?.[1]?.replaceAll(/^["']|["']$/gu, "");
      const valueColumn = column + (key?.[0].length ?? 0);
      lines.push({
        start: at,
        text: line,
        column,
        parent,
        key: name,
        valueColumn,
        isText,
      });
      if (name !== undefined) stack.push({ column, step: name });
      if (/^\s*[|>][-+\d]*\s*$/u.test(line.slice(valueColumn)))
        textColumn = stack.at(-1)?.column;
    } else if (isCurrent) {
      const column = cursor - at;
      const open = isText
        ? stack
        : stack.filter((step) => step.column < column);
      const parent = open.map(({ step }) => step);
      lines.push({
        start: at,
        text: line,
        column,
        parent,
        key: undefined,
        valueColumn: column,
        isText,
      });
    }
    at += line.length + 1;
  }
  return lines;
}

/** Opens the list items that a line begins. @returns the column after its dashes */
function pushDashes(line: string, stack: Step[]): number {
  let column = line.search(/[^ ]|$/u);
  while (/^-(?:[ \t\r]|$)/u.test(line.slice(column))) {
    popTo(stack, column + 1);
    const before = stack.at(-1);
    if (typeof before?.step === "number" && before.column === column)
      before.step++;
    else stack.push({ column, step: 0 });
    column += 1;
    column += line.slice(column).search(/[^ ]|$/u);
  }
  return column;
}

/** Closes what lies at a column or behind it. */
function popTo(stack: Step[], column: number): void {
  while ((stack.at(-1)?.column ?? -1) >= column) stack.pop();
}
