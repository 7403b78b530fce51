import { competitors, counts, firstToCall, lists, people } from "./cast.ts";

/** The cells of a table, the header first. */
export type Table = readonly (readonly string[])[];

const PARTS = ["Action", "Role", "Topic", "Repeat", "Fresh"];
const LAST_ROW = /^(?:all\b|both\b|week$|in all|total|\d+$)/iu;

const plain = (cell: string) => cell.replaceAll(/[*`]/gu, "").trim();
const numberOf = (cell = "") =>
  /^\d[\d,]*$/u.test(plain(cell))
    ? Number(plain(cell).replaceAll(",", ""))
    : undefined;

/** The tables of a Markdown text. */
export function tablesIn(markdown: string): Table[] {
  return [...markdown.matchAll(/(?:^\|.*\n)+/gmu)].map(([table]) =>
    table
      .trim()
      .split("\n")
      .filter((line) => !/^\|[\s:|-]+\|$/u.test(line))
      .map((line) => line.split("|").slice(1, -1).map(plain)),
  );
}

function* rowOfPerson(header: readonly string[], row: readonly string[]) {
  const [first = ""] = row;
  const person = people.find(({ name }) => first.startsWith(name));
  if (!person) return;
  const { name, title, company, priority, score, points } = person;
  const known: Record<string, string | undefined> = {
    title,
    company,
    "title and company": `${title}, ${company}`,
    score: String(score),
    priority,
    band: priority,
    ...(points &&
      Object.fromEntries(
        PARTS.map((part, index) => [part.toLowerCase(), String(points[index])]),
      )),
  };
  for (const [index, column] of header.entries()) {
    const expected = known[column.toLowerCase()];
    if (index > 0 && expected !== undefined && row[index] !== expected)
      yield `${name}: ${column} is ${expected}, not ${row[index]}`;
  }
}

function* rowOfWatched(header: readonly string[], row: readonly string[]) {
  const [name = ""] = row;
  const count = counts.get(name);
  for (const [index, column] of header.entries())
    if (/engagements|new connections/iu.test(column) && count !== undefined)
      if (numberOf(row[index]) !== count)
        yield `${name}: ${column} is ${count}, not ${row[index]}`;
}

function* rowOfList(row: readonly string[]) {
  const list = lists.find(({ title }) => title === row[0]);
  const found = row.map(numberOf).find((cell) => cell !== undefined);
  if (list && found !== undefined && found !== list.count)
    yield `"${list.title}" has ${list.count} leads, not ${found}`;
}

/** Each row of a running total adds the number before it. */
function* runningTotal([header = [], ...rows]: Table): Generator<string> {
  const column = header.indexOf("Running total");
  if (column < 1) return;
  let sofar = 0;
  for (const row of rows) {
    sofar += numberOf(row[column - 1]) ?? 0;
    if (numberOf(row[column]) !== sofar)
      yield `the running total is ${sofar}, not ${row[column]}`;
  }
}

/** The last row is the sum of the others, where it says so. */
function* sums([header = [], ...rows]: Table): Generator<string> {
  const last = rows.at(-1) ?? [];
  if (!LAST_ROW.test(last[0] ?? "")) return;
  for (const [index, column] of header.entries()) {
    const cells = rows.slice(0, -1).map((row) => numberOf(row[index]));
    const total = numberOf(last[index]);
    if (total === undefined || cells.some((cell) => cell === undefined))
      continue;
    const sum = cells.reduce<number>((before, cell) => before + (cell ?? 0), 0);
    if (sum !== total)
      yield `${column}: the rows add up to ${sum}, not ${total}`;
    const rival = competitors.find(({ name }) => name === column);
    if (rival && total !== rival.newConnections)
      yield `${column} has ${rival.newConnections}, not ${total}`;
  }
}

function* order([header = [], ...rows]: Table): Generator<string> {
  const column = header.indexOf("Score");
  if (column < 0 || !rows.some(([first = ""]) => first.startsWith(firstToCall)))
    return;
  if (!rows[0]?.[0]?.startsWith(firstToCall))
    yield `${firstToCall} is not in the first row`;
  const scores = rows.map((row) => numberOf(row[column]) ?? 0);
  if (scores.join() !== scores.toSorted((a, b) => b - a).join())
    yield "the scores do not fall from row to row";
}

/** What a table says and the sample data does not, and columns that do not add up. */
export function* checkTable(table: Table): Generator<string> {
  const [header = [], ...rows] = table;
  for (const row of rows) {
    yield* rowOfPerson(header, row);
    yield* rowOfWatched(header, row);
    yield* rowOfList(row);
  }
  yield* sums(table);
  yield* order(table);
  yield* runningTotal(table);
}
