import { parse as parseToml, TomlDate } from "smol-toml";
import { parseDocument } from "yaml";

/** Front matter as plain data, with the text behind it. */
export interface ForeignFrontMatter {
  fields: Map<string, unknown>;
  /** Line of the file, from 1, on which each field stands, as far as that is plain to see. */
  lines: Map<string, number>;
  body: string;
  bodyLine: number;
  /** False for a file that has none. */
  isThere: boolean;
  /** What had to be mended to read it. */
  mended?: string;
}

/** Front matter that nobody can read, with the reason in one sentence. */
export interface UnreadableFrontMatter {
  problem: string;
  line: number;
  /** Quotes cannot mend it. */
  isFinal?: true;
}

/** The longest front matter that is read. */
const MOST = 64_000;

/**
 * YAML between `---`, TOML between `+++`, or a JSON object; nothing is run, whatever language it names. Blank lines
 * before it are passed over, as Hugo and Astro do.
 */
export function readFrontMatter(
  text: string,
): ForeignFrontMatter | UnreadableFrontMatter {
  const [, blank = ""] =
    /^(\s*\n)(?:---|\+\+\+)[ \t]*\r?\n["']?[\w-]+["']?[ \t]*[:=]/u.exec(text) ??
    [];
  const read = readFromStart(text.slice(blank.length));
  const shift = blank.split("\n").length - 1;
  if ("problem" in read) return { ...read, line: read.line + shift };
  for (const [name, line] of read.lines) read.lines.set(name, line + shift);
  return { ...read, bodyLine: read.bodyLine + shift };
}

function readFromStart(
  text: string,
): ForeignFrontMatter | UnreadableFrontMatter {
  const none = {
    fields: new Map<string, unknown>(),
    lines: new Map<string, number>(),
    body: text,
    bodyLine: 1,
    isThere: false,
  };
  const first = /^[^\r\n]*/u.exec(text)?.[0].trimEnd() ?? "";
  if (first === "---" || first === "+++") {
    const end = new RegExp(
      `\\r?\\n(?:${first === "---" ? "---|\\.\\.\\." : "\\+\\+\\+"})[ \\t]*(?=\\r?\\n|$)`,
      "u",
    ).exec(text);
    if (end === null)
      return first === "---"
        ? none
        : { problem: "No line `+++` closes the front matter.", line: 1 };
    const source = text.slice(
      text.indexOf("\n") + 1,
      Math.max(end.index, text.indexOf("\n") + 1),
    );
    if (source.length > MOST)
      return {
        problem: `The front matter has ${source.length} characters; ${MOST} are read.`,
        line: 1,
      };
    const after = end.index + end[0].length;
    const newline = text.indexOf("\n", after);
    const bodyStart = newline === -1 ? text.length : newline + 1;
    const place = {
      body: text.slice(bodyStart),
      bodyLine: text.slice(0, bodyStart).split("\n").length,
      isThere: true,
    };
    const lines = linesOf(source);
    if (first === "+++") return readToml(source, lines, place);
    return readYaml(source, lines, place);
  }
  if (first.startsWith("{") && !/^\{[{%:]/u.test(first))
    return readJson(text) ?? none;
  return none;
}

interface Place {
  body: string;
  bodyLine: number;
  isThere: boolean;
}

/** Fields, nothing for what is no mapping, or what is wrong with it. */
function parseFields(
  text: string,
): Map<string, unknown> | UnreadableFrontMatter | undefined {
  try {
    const document = parseDocument(text, {
      version: "1.2",
      schema: "core",
      uniqueKeys: false,
      strict: false,
      logLevel: "silent",
    });
    const [error] = document.errors;
    if (error === undefined)
      return toFields(document.toJS({ maxAliasCount: 50 }));
    const problem = (error.message.split("\n")[0] ?? "").replace(
      / at line \d+, column \d+:?$/u,
      "",
    );
    return { problem, line: (error.linePos?.[0].line ?? 1) + 1 };
  } catch {
    const problem = "It is nested or repeats itself more than any page needs.";
    return { problem, line: 2, isFinal: true };
  }
}

function readYaml(
  source: string,
  lines: Map<string, number>,
  place: Place,
): ForeignFrontMatter | UnreadableFrontMatter {
  const fields = parseFields(source);
  if (fields instanceof Map) return { fields, lines, ...place };
  if (fields === undefined)
    return {
      fields: new Map(),
      lines,
      ...place,
      ...(source.trim() === ""
        ? {}
        : { mended: "it is no list of fields, and is left out" }),
    };
  const quoted = fields.isFinal ? fields : parseFields(quoteValues(source));
  if (quoted instanceof Map)
    return {
      fields: quoted,
      lines,
      ...place,
      mended: `values were put into quotes: ${fields.problem}`,
    };
  return {
    problem: `Its front matter is not valid YAML: ${fields.problem}`,
    line: fields.line,
  };
}

/** Values of one line that YAML cannot read as they are, in quotes; tabs as spaces. */
function quoteValues(source: string): string {
  return joinQuoted(source)
    .split("\n")
    .map((line) => {
      const spaced = line
        .replace(/^\t+/u, (tabs) => "  ".repeat(tabs.length))
        .replaceAll("\t", " ");
      const item = /^(\s*-)[ ]+([`@%&*!|>].*?)\s*$/u.exec(spaced);
      if (item) return `${item[1] ?? "-"} ${JSON.stringify(item[2])}`;
      const [, key, value = ""] =
        /^(\s*(?:- )?[\w-]+:)[ ]*(\S.*?)\s*$/u.exec(spaced) ?? [];
      if (key === undefined || /^(?:\[.*\]|\{.*\}|[|>][+-]?)$/u.test(value))
        return spaced;
      const bare =
        /^"(.*)"$/u.exec(value)?.[1] ?? /^'(.*)'$/u.exec(value)?.[1] ?? value;
      return /^[\w./-]+$/u.test(value)
        ? spaced
        : `${key} ${JSON.stringify(bare.replaceAll(/\\"|''/gu, (quote) => (quote === "''" ? "'" : '"')))}`;
    })
    .join("\n");
}

/** Text in double quotes over several lines, on one: other readers do not mind how its lines begin. */
function joinQuoted(source: string): string {
  return source.replaceAll(
    /^([\w-]+:)[ \t]*"((?:[^"\\]|\\.)*\n(?:[^"\\]|\\.)*)"[ \t]*$/gmu,
    (_, key: string, value: string) =>
      `${key} ${JSON.stringify(value.replaceAll(/\s*\n\s*/gu, " "))}`,
  );
}

function readToml(
  source: string,
  lines: Map<string, number>,
  place: Place,
): ForeignFrontMatter | UnreadableFrontMatter {
  try {
    return {
      fields: toFields(parseToml(source)) ?? new Map(),
      lines,
      ...place,
    };
  } catch (error) {
    const message =
      error instanceof Error ? (error.message.split("\n")[0] ?? "") : "";
    return {
      problem: `Its front matter is not valid TOML: ${message.replace("Invalid TOML document: ", "")}.`,
      line: 1,
    };
  }
}

function readJson(
  text: string,
): ForeignFrontMatter | UnreadableFrontMatter | undefined {
  const end = /\n\}[ \t]*(?=\r?\n|$)/u.exec(text);
  const source =
    end === null
      ? (/^[^\n]*/u.exec(text)?.[0] ?? "")
      : text.slice(0, end.index + 2);
  if (source.length > MOST)
    return {
      problem: `The front matter has ${source.length} characters; ${MOST} are read.`,
      line: 1,
    };
  try {
    const fields = toFields(JSON.parse(source));
    if (fields === undefined) return undefined;
    const rest = text.slice(source.length).replace(/^[ \t]*\r?\n/u, "");
    const bodyLine = text
      .slice(0, text.length - rest.length)
      .split("\n").length;
    return { fields, lines: new Map(), body: rest, bodyLine, isThere: true };
  } catch {
    return end === null
      ? undefined
      : { problem: "Its front matter is not valid JSON.", line: 1 };
  }
}

/** Plain data by name; undefined when it is no mapping. Names that reach into every object are no fields. */
function toFields(data: unknown): Map<string, unknown> | undefined {
  if (
    typeof data !== "object" ||
    data === null ||
    Array.isArray(data) ||
    data instanceof Date
  )
    return undefined;
  return new Map(
    Object.entries(data)
      .filter(([key]) => key !== "__proto__")
      .map(([key, value]) => [key, toPlain(value)]),
  );
}

function toPlain(value: unknown): unknown {
  if (value instanceof TomlDate) return value.toISOString();
  if (value instanceof Date) return value.toISOString();
  if (typeof value === "bigint") return String(value);
  if (Array.isArray(value)) return value.map(toPlain);
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(toFields(value) ?? []);
  return value;
}

function linesOf(source: string): Map<string, number> {
  const lines = new Map<string, number>();
  for (const [index, line] of source.split("\n").entries()) {
    const key = /^["']?([\w.-]+)["']?\s*[:=]|^\[([\w.-]+)\]/u.exec(line);
    const name = key?.[1] ?? key?.[2];
    if (name !== undefined && !lines.has(name)) lines.set(name, index + 2);
  }
  return lines;
}
