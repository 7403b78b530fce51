import { readFileSync } from "node:fs";
import type { Table } from "./check-tables.ts";

const sample = new URL(
  "../../../public/samples/influencer-engagement.csv",
  import.meta.url,
);
const [header = "", ...rows] = readFileSync(sample, "utf8").trim().split("\n");
const columns = header.split(",");
const records = rows.map((row) => {
  const cells = row.split(",");
  return Object.fromEntries(
    columns.map((column, index) => [column, cells[index] ?? ""]),
  );
});

/** A table with a row for each field of a lead: an example is in the last column. */
export function* checkFields([head = [], ...fields]: Table): Generator<string> {
  const lead = new Map(
    fields.map((row) => [row[0] ?? "", row.at(-1) ?? ""] as const),
  );
  if (!/example|value/iu.test(head.at(-1) ?? "")) return;
  if (!lead.has("name") || !lead.has("company")) return;
  const shown = columns.filter((column) => lead.has(column));
  const isRow = (record: Record<string, string>) =>
    shown.every((column) => record[column] === lead.get(column));
  if (!records.some(isRow))
    yield `the export has no row with ${shown.map((column) => lead.get(column)).join(", ")}`;
}

/** Rows of the export that a text prints as CSV, and leads that it prints as JSON. */
export function* checkRecords(text: string): Generator<string> {
  for (const [row] of text.matchAll(/^lead_\d+(?:,[^,\n]*){8}$/gmu))
    if (!rows.includes(row)) yield `the export has no row ${row}`;
  for (const [object] of text.matchAll(/\{[^{}]*"id": "lead_\d+"[^{}]*\}/gu)) {
    const lead: unknown = JSON.parse(object);
    const record = records.find(({ id }) => object.includes(`"${id}"`));
    for (const [field, value] of Object.entries(Object(lead)))
      if (record?.[field] !== value)
        yield `the export has ${field} ${record?.[field]}, not ${String(value)}`;
  }
}
