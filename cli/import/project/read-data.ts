import { entriesOf } from "./plain-value.ts";
import { parse as parseToml } from "smol-toml";
import { parseDocument } from "yaml";
import {
  MAX_MATTER,
  readFrontMatter as splitYaml,
} from "../../model/front-matter.ts";
import { YAML_OPTIONS } from "../../rules/yaml/read-yaml.ts";
import type { Project } from "./open-project.ts";

/** Front matter as plain data, with the text behind it. */
export interface FrontMatter {
  fields: Record<string, unknown>;
  /** Line of the file, from 1, on which each field stands. */
  lines: Map<string, number>;
  body: string;
  bodyLine: number;
}

/** Blank lines may come first, as in Hugo and Astro. */
const BLANK = /^\s*\n(?=---[ \t]*\r?\n["']?[\w-]+["']?:)/u;
/** The line that closes YAML. */
const CLOSING = /\n(---|\.\.\.)[ \t]*\r?$/mu;
/** TOML, or a JSON object. */
const BLOCKS = {
  toml: /^(?:\s*\n)?\+\+\+[ \t]*\r?\n(?<source>[\s\S]*?)(?<=\n)\+\+\+[ \t]*(?:\r?\n|$)/u,
  json: /^(?<source>\{(?=\s*["}])[\s\S]*?\n\})[ \t]*(?:\r?\n|$)/u,
};

/** @returns the front matter, or one sentence that says why it cannot be read */
export function readFrontMatter(text: string): FrontMatter | string {
  const blank = BLANK.exec(text)?.[0].length ?? 0;
  const rest = text.slice(blank);
  const end = CLOSING.exec(rest)?.[1];
  const matter = splitYaml(rest, ({ end: to }) => rest.slice(4, to), end);
  if (!("problem" in matter)) {
    const body = blank + matter.body.start;
    return toFrontMatter(text, "yaml", matter.data, blank + 4, body);
  }
  if (matter.problem === "too-long") return tooLong(matter.end);
  for (const [format, block] of Object.entries(BLOCKS)) {
    const [whole = "", source] = block.exec(text) ?? [];
    if (source === undefined) continue;
    const start = whole.indexOf(source);
    return toFrontMatter(text, format, source, start, whole.length);
  }
  if (/^\+\+\+[ \t]*\r?\n/u.test(text))
    return "Line 1: no line `+++` closes the front matter.";
  return { fields: {}, lines: new Map(), body: text, bodyLine: 1 };
}

function toFrontMatter(
  text: string,
  format: string,
  source: string,
  start: number,
  body: number,
): FrontMatter | string {
  if (source.length > MAX_MATTER) return tooLong(source.length);
  try {
    const data = source && parseData(source, format);
    return {
      fields: Object.fromEntries(entriesOf(data)),
      lines: findLines(source, text.slice(0, start).split("\n").length),
      body: text.slice(body),
      bodyLine: text.slice(0, body).split("\n").length,
    };
  } catch (error) {
    const [message = ""] = String(error).split("\n");
    return `Its front matter is not valid ${format.toUpperCase()}: ${message.replace(/[.:]$/u, "")}.`;
  }
}

function tooLong(length: number): string {
  return `The front matter has ${length} characters; at most ${MAX_MATTER} are read.`;
}

function findLines(source: string, first: number): Map<string, number> {
  const lines = new Map<string, number>();
  for (const [index, line] of source.split("\n").entries()) {
    const name = /^[ ]{0,2}\[?["']?([\w.-]+)["']?(?:\s*[:=]|\])/u.exec(line);
    if (name?.[1] && !lines.has(name[1])) lines.set(name[1], index + first);
  }
  return lines;
}

/** YAML, TOML or JSON as plain data, dates as texts. @throws Error whose first line says what is wrong */
function parseData(text: string, format: string): unknown {
  if (format === "json") return JSON.parse(text);
  if (format === "toml") return JSON.parse(JSON.stringify(parseToml(text)));
  const document = parseDocument(text, { ...YAML_OPTIONS, strict: false });
  const [error] = document.errors;
  if (error !== undefined) throw error;
  return document.toJS({ maxAliasCount: 50 });
}

/** A data file; undefined when it is missing or cannot be read, which the report then says. */
export function readData(project: Project, file = ""): unknown {
  const text = project.readText(file);
  if (text === undefined) return undefined;
  try {
    return parseData(text, /\.(toml|json)$/u.exec(file)?.[1] ?? "yaml");
  } catch (error) {
    const [message = ""] = String(error).split("\n");
    project.skipped.push({ file, reason: `Not read: ${message}` });
    return undefined;
  }
}
