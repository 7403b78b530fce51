import { isMapping } from "./plain-value.ts";
import { parseData, type DataFormat } from "./read-data.ts";

/** Front matter as plain data, with the text behind it. */
export interface ForeignFrontMatter {
  fields: Map<string, unknown>;
  /** Line of the file, from 1, on which each top-level field stands. */
  lines: Map<string, number>;
  body: string;
  bodyLine: number;
  /** False for a file that has none. */
  isThere: boolean;
  /** What had to be changed to read it. */
  changed?: string;
}

/** The longest front matter that is read. */
const MAX_LENGTH = 64_000;
/** YAML between `---`, TOML between `+++`, or a JSON object; blank lines may come first, as in Hugo and Astro. */
const BLOCKS: readonly [DataFormat, RegExp][] = [
  [
    "yaml",
    /^(?:\s*\n(?=---[ \t]*\r?\n["']?[\w-]+["']?:))?---[ \t]*\r?\n(?<source>[\s\S]*?)(?<=\n)(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/u,
  ],
  [
    "toml",
    /^(?:\s*\n)?\+\+\+[ \t]*\r?\n(?<source>[\s\S]*?)(?<=\n)\+\+\+[ \t]*(?:\r?\n|$)/u,
  ],
  ["json", /^(?<source>\{(?![{%:])[\s\S]*?\n\})[ \t]*(?:\r?\n|$)/u],
];

/** @returns the front matter, or one sentence that says why it cannot be read */
export function readFrontMatter(text: string): ForeignFrontMatter | string {
  for (const [format, block] of BLOCKS) {
    const found = block.exec(text);
    if (found !== null)
      return readBlock(
        text,
        format,
        found[0].length,
        found.groups?.source ?? "",
      );
  }
  if (/^\+\+\+[ \t]*\r?\n/u.test(text))
    return "Line 1: no line `+++` closes the front matter.";
  return {
    fields: new Map(),
    lines: new Map(),
    body: text,
    bodyLine: 1,
    isThere: false,
  };
}

function readBlock(
  text: string,
  format: DataFormat,
  length: number,
  source: string,
): ForeignFrontMatter | string {
  if (source.length > MAX_LENGTH)
    return `The front matter has ${source.length} characters; at most ${MAX_LENGTH} are read.`;
  const first = text.slice(0, text.indexOf(source)).split("\n").length;
  const rest = {
    lines: findLines(source, first),
    body: text.slice(length),
    bodyLine: text.slice(0, length).split("\n").length,
    isThere: true,
  };
  try {
    return { fields: toFields(parseData(source, format)), ...rest };
  } catch (error) {
    const quoted = format === "yaml" ? quoteValues(source) : source;
    const changed = `values were quoted: ${messageOf(error)}`;
    try {
      if (quoted !== source)
        return {
          fields: toFields(parseData(quoted, format)),
          ...rest,
          changed,
        };
    } catch {
      // The first message fits what the writer sees.
    }
    return `Its front matter is not valid ${format.toUpperCase()}: ${messageOf(error)}`;
  }
}

function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return `${(message.split("\n")[0] ?? "").replace(/[.:]$/u, "")}.`;
}

/** Values that other readers take as they are: tabs become spaces, and `a: b: c` or `a: @b` get quotes. */
function quoteValues(source: string): string {
  return source
    .replaceAll("\t", "  ")
    .replaceAll(
      /^(\s*(?:- )?[\w-]+:|\s*-)[ ]+((?:[^"'[{|>\s].*:\s.*|[`@%]\S.*|"[^"\n]*"[^"\n]*"[^"\n]*"))$/gmu,
      (_, key: string, value: string) =>
        `${key} ${JSON.stringify(value.replace(/^"(.*)"$/u, "$1").trim())}`,
    );
}

/** Fields by name; none for what is no mapping. */
function toFields(data: unknown): Map<string, unknown> {
  return new Map(isMapping(data) ? Object.entries(data) : []);
}

function findLines(source: string, first: number): Map<string, number> {
  const lines = new Map<string, number>();
  for (const [index, line] of source.split("\n").entries()) {
    const found = /^[ ]{0,2}["']?([\w.-]+)["']?\s*[:=]|^\[([\w.-]+)\]/u.exec(
      line,
    );
    const name = found?.[1] ?? found?.[2];
    if (name !== undefined && !lines.has(name)) lines.set(name, index + first);
  }
  return lines;
}
