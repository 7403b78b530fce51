import { people } from "./cast.ts";
import { checkNumbers } from "./check-numbers.ts";
import { checkPeople } from "./check-people.ts";
import { checkFields, checkRecords } from "./check-records.ts";
import { checkTable, tablesIn, type Table } from "./check-tables.ts";

/** A text as lines, each a paragraph, with the tables in it. */
export interface Text {
  lines: readonly string[];
  tables: readonly Table[];
  /** Everything, for records over several lines. */
  whole: string;
}

const straight = (text: string) =>
  text
    .replaceAll(/[‘’]/gu, "'")
    .replaceAll(/[“”]/gu, '"')
    .replaceAll("\u00A0", " ");

/** A Markdown text. Lines of code are lines, too. */
export function toText(markdown: string): Text {
  const whole = straight(markdown);
  const lines = whole.split("\n").filter((line) => !/^lead_\d+,/u.test(line));
  return { lines, tables: tablesIn(`${whole}\n`), whole };
}

/**
 * The words of a page as they are shown. What stands in the line below a name is about that person. Rows of an export
 * in a table are those of its file: a lead is a person on one post, so that another post may have another priority.
 */
export function toPageText(shown: string): Text {
  const names = people.map(({ name }) => name).join("|");
  const joined = shown
    .replaceAll(new RegExp(`(${names})\\s*\\n\\s*`, "gu"), "$1, ")
    .replaceAll(/^lead_\d+\t.*$/gmu, (row) => row.replaceAll("\t", ","));
  return toText(joined);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isTable = (
  value: unknown,
): value is { columns: string[]; rows: string[][] } =>
  isRecord(value) && Array.isArray(value.columns) && Array.isArray(value.rows);

/** The strings of a YAML value. The strings of one entry are one line: "Elena Marsh, VP Sales, Fernhill Software. ..." */
function* linesOf(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (Array.isArray(value)) for (const each of value) yield* linesOf(each);
  else if (isRecord(value)) {
    if (typeof value.label === "string" && value.value !== undefined)
      yield `${value.label} ${String(value.value)}`;
    if (typeof value.detail === "string")
      yield `${String(value.title)}, ${value.detail}. ${String(value.meta)}. ${String(value.priority)}.`;
    else if (!isOtherCount(value)) yield* linesOf(Object.values(value));
  }
}

/** Bars of something else than what is counted by the sample data. */
const isOtherCount = ({ unit }: Record<string, unknown>) =>
  typeof unit === "string" && !/engagements|connections/u.test(unit);

function* tablesOf(value: unknown): Generator<Table> {
  if (isTable(value)) yield [value.columns, ...value.rows];
  else if (Array.isArray(value))
    for (const each of value) yield* tablesOf(each);
  else if (isRecord(value)) yield* tablesOf(Object.values(value));
}

/** The text of a YAML file. */
export function toYamlText(value: unknown): Text {
  const lines = [...linesOf(value)].map(straight);
  return { lines, tables: [...tablesOf(value)], whole: "" };
}

/** Where a text says something else than the sample data. */
export function storyProblems({ lines, tables, whole }: Text): string[] {
  return [
    ...lines.flatMap((line) => [...checkPeople(line), ...checkNumbers(line)]),
    ...tables.flatMap((table) => [...checkTable(table), ...checkFields(table)]),
    ...checkRecords(whole),
  ];
}
