import { isMapping } from "../../model/value-at.ts";
import { formatJsonText } from "../../report/json-text.ts";
import { formatValue } from "../../report/format-table.ts";
import { printable } from "../../report/printable.ts";
import type { ShownEntry } from "./describe-entry.ts";

type Line = readonly [label: string, text: string];

/** For people: the entry, its fields, links and problems. */
export function formatEntry(shown: ShownEntry): string {
  const sources = shown.linkedFrom.map(({ entry, times }): Line => [
    `${times}x`,
    entry,
  ]);
  const parts = [
    [printable(shown.name ?? shown.entry), ...formatLines(facts(shown))],
    section("Fields", formatLines(fieldLines(shown))),
    section("Contents", contents(shown)),
    section("Links", formatLines(linkLines(shown))),
    section("Linked from", formatLines(sources)),
    section("Problems", problemLines(shown)),
  ];
  return `${parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join("\n"))
    .join("\n\n")}\n`;
}

/** For programs. Problems have the same fields as in `validate --format json`. */
export function formatEntryAsJson({ problems, ...shown }: ShownEntry): string {
  const plain = problems.map((problem) => ({ ...problem, fix: undefined }));
  return formatJsonText({ version: 1, ...shown, problems: plain });
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [title, ...lines];
}

function facts(shown: ShownEntry): Line[] {
  const { linkedFrom, links, words } = shown;
  const { changes, path, status } = shown;
  const then = changes ? `, ${changes.to} from ${changes.at}` : "";
  const times = linkedFrom.reduce((sum, source) => sum + source.times, 0);
  const length = `${words} words, ${shown.readTimeMinutes} min`;
  return Object.entries({
    entry: shown.entry,
    file: shown.file,
    address: path,
    status: status && `${status}${then}`,
    length: words === undefined ? undefined : length,
    links: `${links.length} out, ${times} in`,
  }).flatMap(([label, text]) => (text === undefined ? [] : [[label, text]]));
}

function fieldLines({ fields, references }: ShownEntry): Line[] {
  const names = new Map(references.map(({ id, name }) => [id, name]));
  return flatten(fields, "").map(([key, value]) => {
    const all: unknown[] = Array.isArray(value) ? value : [value];
    const texts = all.map((item) => {
      const text = formatValue(item);
      const name = typeof item === "string" ? names.get(item) : undefined;
      return name === undefined ? text : `${text} (${name})`;
    });
    return [key, texts.join(", ")];
  });
}

/** The fields with nested mappings flattened: `image.src`. */
function flatten(value: unknown, path: string): [string, unknown][] {
  if (!isMapping(value)) return path === "" ? [] : [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) =>
    flatten(inner, path === "" ? key : `${path}.${key}`),
  );
}

function contents({ toc = [] }: ShownEntry): string[] {
  return toc.map(
    ({ depth, id, text }) =>
      `${"  ".repeat(Math.max(1, depth - 1))}${printable(text)} #${id}`,
  );
}

function linkLines({ links }: ShownEntry): Line[] {
  return links.map(({ entry, state, target }) => [
    state,
    entry === undefined ? target : `${target} (${entry})`,
  ]);
}

function problemLines({ problems }: ShownEntry): string[] {
  return problems.map(
    ({ column, file, line, message, rule, severity }) =>
      `  ${printable(`${file}:${line}:${column} ${severity} ${rule} ${message}`)}`,
  );
}

function formatLines(lines: readonly Line[]): string[] {
  const width = Math.max(0, ...lines.map(([label]) => label.length));
  return lines.map(
    ([label, text]) =>
      `  ${printable(label).padEnd(width)}  ${printable(text)}`,
  );
}
