import { entriesOf } from "./plain-value.ts";
import { parseData } from "./read-data.ts";

/** Front matter as plain data, with the text behind it. */
export interface ForeignFrontMatter {
  fields: Map<string, unknown>;
  /** Line of the file, from 1, on which each field stands. */
  lines: Map<string, number>;
  body: string;
  bodyLine: number;
  /** False for a file that has none. */
  isThere: boolean;
  /** What had to be changed to read it. */
  changed?: string;
}

const MAX_LENGTH = 64_000;
/** YAML, TOML, or a JSON object; blank lines may come first, as in Hugo and Astro. */
const BLOCKS = {
  yaml: /^(?:\s*\n(?=---[ \t]*\r?\n["']?[\w-]+["']?:))?---[ \t]*\r?\n(?<source>[\s\S]*?)(?<=\n)(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/u,
  toml: /^(?:\s*\n)?\+\+\+[ \t]*\r?\n(?<source>[\s\S]*?)(?<=\n)\+\+\+[ \t]*(?:\r?\n|$)/u,
  json: /^(?<source>\{(?![{%:])[\s\S]*?\n\})[ \t]*(?:\r?\n|$)/u,
};

/** @returns the front matter, or one sentence that says why it cannot be read */
export function readFrontMatter(text: string): ForeignFrontMatter | string {
  const none = { fields: new Map(), lines: new Map(), body: text };
  for (const [format, block] of Object.entries(BLOCKS)) {
    const [whole = "", source] = block.exec(text) ?? [];
    if (source === undefined) continue;
    if (source.length > MAX_LENGTH)
      return `The front matter has ${source.length} characters; at most ${MAX_LENGTH} are read.`;
    const first = whole.slice(0, whole.indexOf(source)).split("\n").length;
    const body = text.slice(whole.length);
    const bodyLine = whole.split("\n").length;
    const rest = { lines: findLines(source, first), body, bodyLine };
    const parsed = parseFields(source, format);
    return typeof parsed === "string"
      ? parsed
      : { ...parsed, ...rest, isThere: true };
  }
  if (/^\+\+\+[ \t]*\r?\n/u.test(text))
    return "Line 1: no line `+++` closes the front matter.";
  return { ...none, bodyLine: 1, isThere: false };
}

function parseFields(source: string, format: string) {
  let problem = "";
  for (const text of [source, format === "yaml" ? quoteValues(source) : ""])
    try {
      const fields = new Map(entriesOf(text && parseData(text, format)));
      if (problem === "") return { fields };
      if (text !== "") return { fields, changed: `quoted values: ${problem}` };
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      problem ||= (message.split("\n")[0] ?? "").replace(/[.:]$/u, "");
    }
  return `Its front matter is not valid ${format.toUpperCase()}: ${problem}.`;
}

/** Values that other readers take as they are: tabs become spaces, `a: b: c` and `a: @b` get quotes. */
function quoteValues(source: string): string {
  return source
    .replaceAll("\t", "  ")
    .replaceAll(
      /^(\s*(?:- )?[\w-]+:|\s*-)[ ]+([^"'[{|>\s].*:\s.*|[`@%]\S.*|"[^"\n]*"[^"\n]+"[^"\n]*)$/gmu,
      (_, key: string, value: string) =>
        `${key} ${JSON.stringify(value.replace(/^"(.*)"$/u, "$1").trim())}`,
    );
}

function findLines(source: string, first: number): Map<string, number> {
  const lines = new Map<string, number>();
  for (const [index, line] of source.split("\n").entries()) {
    const name = /^[ ]{0,2}\[?["']?([\w.-]+)["']?(?:\s*[:=]|\])/u.exec(line);
    if (name?.[1] && !lines.has(name[1])) lines.set(name[1], index + first);
  }
  return lines;
}
