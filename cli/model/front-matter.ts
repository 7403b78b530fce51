import { createRequire } from "node:module";
import type matter from "gray-matter";
import { lineEnd } from "./lines.ts";
import type { TextRange } from "./source-text.ts";

/** The front matter of a text, read, and the text below it. */
export interface FrontMatter<Data> {
  /** The opening `---`. */
  opening: TextRange;
  yaml: TextRange;
  body: TextRange;
  data: Data;
}

/** Why a text has no front matter that can be read, and the place in its first or closing line. */
export interface MatterProblem extends TextRange {
  problem: "missing" | "language" | "unclosed" | "more" | "too-long";
}

const DELIMITER = "---";
/** gray-matter's pattern for comments takes quadratic time on empty lines, so the length is limited. */
export const MAX_MATTER = 32_000;
/** The other engines of gray-matter. One of them would run a text as code. */
const refused = { json: refuse, javascript: refuse };

/**
 * Splits front matter off a text and reads it, by gray-matter with one engine, for YAML. Only a bare `---` opens it, so
 * that no other language is ever read.
 * @param read reads the YAML in a range of the text
 * @param end the line that closes it
 */
export function readFrontMatter<Data>(
  text: string,
  read: (yaml: TextRange) => Data,
  end = DELIMITER,
): FrontMatter<Data> | MatterProblem {
  const opening = lineAt(text, 0);
  if (!text.startsWith(DELIMITER) || text.startsWith(`${DELIMITER}-`))
    return { problem: "missing", ...opening };
  const start = DELIMITER.length;
  if (opening.end > start)
    return { problem: "language", start, end: opening.end };
  const at = text.indexOf(`\n${end}`);
  if (at === -1) return { problem: "unclosed", ...opening };
  const closing = lineAt(text, at + 1);
  if (closing.end > closing.start + end.length)
    return { problem: "more", ...closing };
  if (at > MAX_MATTER) return { problem: "too-long", ...opening, end: at };

  const rangeOf = (yaml: string): TextRange => {
    // With CR LF line ends, the last CR would become part of a value.
    return { start, end: start + yaml.replace(/\r$/u, "").length };
  };
  const found: { data: Data }[] = [];
  const parse = (yaml: string) => {
    found.push({ data: read(rangeOf(yaml)) });
    return {};
  };
  // Options are always passed: without them, texts are cached.
  const split = loadMatter()(text, {
    language: "yaml",
    engines: { ...refused, yaml: parse },
    delimiters: [DELIMITER, end],
  });
  // The engine is not called for an empty block, or one of comments.
  const [{ data } = { data: read(rangeOf(split.matter)) }] = found;
  return {
    opening,
    yaml: rangeOf(split.matter),
    body: { start: text.length - split.content.length, end: text.length },
    data,
  };
}

const require = createRequire(import.meta.url);

/** Loaded with the first text, because a run that finds everything in its cache reads none. */
function loadMatter(): typeof matter {
  return require("gray-matter") as typeof matter;
}

function refuse(): never {
  throw new Error("Front matter is never evaluated");
}

/** The line that begins at an offset, without white space at its end. */
function lineAt(text: string, start: number): TextRange {
  const line = text.slice(start, lineEnd(text, start));
  return { start, end: start + line.trimEnd().length };
}
