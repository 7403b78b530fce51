import matter from "gray-matter";
import type { StageResult } from "../model/diagnostic.ts";
import type { SourceText, TextEdit, TextRange } from "../model/source-text.ts";
import { createDiagnostic } from "../rules/create-diagnostic.ts";

/** A Markdown file in its two parts. */
export interface SplitFile {
  /** The opening `---`: where to point when a field is missing. */
  opening: TextRange;
  frontMatter: TextRange;
  body: TextRange;
}

const DELIMITER = "---";

/** gray-matter looks for comments with a pattern that takes quadratic time in empty lines: this bounds it. */
const MAX_LENGTH = 32_000;

function refuse(): never {
  throw new Error("front matter is never evaluated");
}

/**
 * gray-matter is handed over to split only: every engine it knows is replaced, so that nothing in a file is parsed
 * or run by it, and options are always passed, because it caches what it reads without them.
 */
const splitOnly = {
  delimiters: DELIMITER,
  language: "yaml",
  engines: {
    yaml: { parse: () => ({}), stringify: refuse },
    json: { parse: refuse, stringify: refuse },
    js: { parse: refuse, stringify: refuse },
    javascript: { parse: refuse, stringify: refuse },
    coffee: { parse: refuse, stringify: refuse },
  },
};

/** Where the front matter and the body of a Markdown file lie. Only a bare `---` opens and closes front matter. */
export function splitFrontMatter(source: SourceText): StageResult<SplitFile> {
  const { text } = source;
  const firstLine = /^[^\r\n]*/u.exec(text)?.[0] ?? "";
  const opening = { start: 0, end: firstLine.trimEnd().length };
  if (!firstLine.startsWith(DELIMITER) || firstLine.startsWith("----")) {
    const message = "The file does not begin with front matter.";
    return fail("front-matter/missing", message, opening);
  }
  const extra = firstLine.slice(DELIMITER.length);
  if (extra.trim() !== "") {
    const range = { start: DELIMITER.length, end: opening.end };
    const message = `\`${extra.trim()}\` stands after the opening \`---\`.`;
    const isYaml = /^ya?ml$/iu.test(extra.trim());
    const fix = isYaml ? [{ ...range, text: "" }] : undefined;
    return fail("front-matter/language", message, range, fix);
  }
  const closing = /\n---[^\r\n]*/u.exec(text);
  if (closing === null) {
    const message = "No line `---` closes the front matter.";
    return fail("front-matter/unclosed", message, opening);
  }
  if (closing[0].trimEnd() !== "\n---") {
    const start = closing.index + 1;
    const message =
      "This line begins with `---` but holds more, so it does not close the front matter.";
    const range = { start, end: start + closing[0].length - 1 };
    return fail("front-matter/unclosed", message, range);
  }
  if (closing.index > MAX_LENGTH) {
    const message = `The front matter has ${closing.index} characters; it may have ${MAX_LENGTH}.`;
    return fail("file/too-large", message, opening);
  }
  // The body is none of its business, and would only be copied.
  const end = closing.index + closing[0].length;
  const lineEnd = /^\r?\n?/u.exec(text.slice(end, end + 2))?.[0] ?? "";
  const head = text.slice(0, end + lineEnd.length);
  const parts = matter(head, splitOnly);
  // With CR LF the last carriage return belongs to the line that closes: YAML would take it into a value.
  const fields = parts.matter.replace(/\r$/u, "");
  const frontMatter = {
    start: DELIMITER.length,
    end: DELIMITER.length + fields.length,
  };
  const bodyStart = head.length - parts.content.length;
  return {
    value: {
      opening: { start: 0, end: DELIMITER.length },
      frontMatter,
      body: { start: bodyStart, end: text.length },
    },
    diagnostics: [],
  };

  function fail(
    rule:
      | "file/too-large"
      | "front-matter/missing"
      | "front-matter/language"
      | "front-matter/unclosed",
    message: string,
    range: TextRange,
    fix?: TextEdit[],
  ): StageResult<SplitFile> {
    return {
      diagnostics: [createDiagnostic(rule, source, range, message, { fix })],
    };
  }
}
