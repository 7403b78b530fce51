import { entriesOf } from "./plain-value.ts";
import { parse as parseToml } from "smol-toml";
import { type Document, parseDocument } from "yaml";
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

/** Blank lines and marks that nobody sees may come first. */
const BLANK = /^[\s\u200B-\u200F\u2060\uFEFF]*(?=---|\+\+\+|;;;|\{)/u;
/** The line that closes YAML. */
const CLOSING = /\n(---|\.\.\.)[ \t]*\r?$/mu;
/** A block between two lines, and the language that its first line may name. */
const BLOCK =
  /^(?<fence>---|\+\+\+|;;;)[ \t]*(?<language>json|toml|ya?ml)?[ \t]*\r?\n(?<source>[^]*?)(?<=\n)\k<fence>[ \t]*(?:\r?\n|$)/iu;
const LANGUAGES: Record<string, string> = { "+++": "toml", ";;;": "json" };
/** What looks like fields, after a line that opens front matter. */
const FIELDS =
  /^(?:---|\+\+\+|;;;)[^\n]*\n(?:[ \t]*(?:#[^\n]*)?\r?\n)*\s*(?:\{|["']?[\w-]+["']?\s*[:=])|^\{\s*["}]/u;
/** @returns the front matter, or one sentence that says why it cannot be read */
export function readFrontMatter(text: string): FrontMatter | string {
  const lead = BLANK.exec(text)?.[0].length ?? 0;
  // A rule between two lines of words is none.
  const blank = FIELDS.test(text.slice(lead)) ? lead : 0;
  const rest = text.slice(blank);
  const end = CLOSING.exec(rest)?.[1];
  const matter = splitYaml(rest, ({ end: to }) => rest.slice(4, to), end);
  if (!("problem" in matter)) {
    const body = blank + matter.body.start;
    return toFrontMatter(text, "yaml", matter.data, blank + 4, body);
  }
  if (matter.problem === "too-long") return tooLong(matter.end);
  const found = findBlock(rest);
  if (found !== undefined) {
    const { end, language, source, start } = found;
    return toFrontMatter(text, language, source, blank + start, blank + end);
  }
  if (FIELDS.test(rest)) return describeUnread(rest.slice(0, 3), rest);
  return { fields: {}, lines: new Map(), body: text, bodyLine: 1 };
}

/** TOML and JSON between lines, YAML that names itself, and an object of JSON. */
function findBlock(text: string) {
  const { 0: whole = "", groups = {} } = BLOCK.exec(text) ?? {};
  const { fence = "", language = LANGUAGES[fence], source } = groups;
  if (source !== undefined && language !== undefined) {
    const start = whole.indexOf(source, whole.indexOf("\n"));
    const end = whole.length;
    return { language: language.toLowerCase(), source, start, end };
  }
  if (!/^\{(?=\s*["}])/u.test(text)) return undefined;
  const end = closeObject(text);
  return { language: "json", source: text.slice(0, end), start: 0, end };
}

/** Such a text may say that nobody is to see it, so it is no text without front matter. */
function describeUnread(fence: string, text: string): string {
  const isClosed = text.slice(3).includes(`\n${fence}`);
  return isClosed
    ? "Its front matter is in another language than YAML, TOML and JSON."
    : `Line 1: no line \`${fence}\` closes the front matter.`;
}

/** Where the object ends that a text begins with, and its line, if that holds nothing else. */
function closeObject(text: string): number {
  let depth = 0;
  for (const { 0: part, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}]/gsu)) {
    if (part === "{") depth++;
    if (part === "}" && --depth === 0)
      return (
        index +
        (/^\}[ \t]*(?:\r?\n|$)/u.exec(text.slice(index))?.[0].length ?? 1)
      );
  }
  return text.length;
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
  return readYaml(text).toJS({ maxAliasCount: 50 });
}

/** How many lines of one text may be moved. */
const MAX_MOVES = 100;
/** More than what stands around a quoted value, which loses them again. */
const INDENT = " ".repeat(40);

/** YAML, in which a quoted value or a list may go on at the start of a line, as some parsers accept. */
function readYaml(text: string, moves = 0): Document {
  const document = parseDocument(text, { ...YAML_OPTIONS, strict: false });
  const [error] = document.errors;
  if (error === undefined) return document;
  const isOpen = /^(?:Missing closing|Flow )/u.test(error.message);
  if (!isOpen || moves === MAX_MOVES) throw error;
  const at = text.lastIndexOf("\n", error.pos[0]) + 1;
  const before = text.slice(0, at);
  const moved = `${before}${INDENT}${text.slice(at)}`;
  try {
    return readYaml(moved, moves + 1);
  } catch {
    throw error;
  }
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
