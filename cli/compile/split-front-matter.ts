import type { Diagnostic, StageResult } from "../model/diagnostic.ts";
import type { SourceText, TextRange } from "../model/source-text.ts";
import { createDiagnostic } from "../rules/create-diagnostic.ts";
import { splitMatter } from "./front-matter/split-matter.ts";

/** A Markdown file in its two parts. */
export interface SplitFile {
  /** The opening `---`, which is reported when a field is missing. */
  opening: TextRange;
  frontMatter: TextRange;
  body: TextRange;
}

const DELIMITER = "---";
/** gray-matter's pattern for comments takes quadratic time on empty lines, so the length is limited. */
const MAX_LENGTH = 32_000;

/** Splits a Markdown file into front matter and body. Only a bare `---` opens and closes front matter. */
export function splitFrontMatter(source: SourceText): StageResult<SplitFile> {
  const { text } = source;
  const problem = checkOpening(source) ?? checkClosing(source);
  if (problem !== undefined) return { diagnostics: [problem] };
  const closing = /\n---[^\r\n]*\r?\n?/u.exec(text);
  const bodyStart = (closing?.index ?? 0) + (closing?.[0].length ?? 0);
  const { fields, rest } = splitMatter(text.slice(0, bodyStart));
  // With CR LF line ends, the last CR would become part of a YAML value.
  const { length } = fields.replace(/\r$/u, "");
  return {
    value: {
      opening: { start: 0, end: DELIMITER.length },
      frontMatter: { start: DELIMITER.length, end: DELIMITER.length + length },
      body: { start: bodyStart - rest.length, end: text.length },
    },
    diagnostics: [],
  };
}

function checkOpening(source: SourceText): Diagnostic | undefined {
  const opening = openingOf(source);
  const firstLine = source.text.slice(0, opening.end);
  if (!firstLine.startsWith(DELIMITER) || firstLine.startsWith("----")) {
    const message = "The file does not begin with front matter.";
    return createDiagnostic("front-matter/missing", source, opening, message);
  }
  const language = firstLine.slice(DELIMITER.length).trim();
  if (language === "") return undefined;
  const range = { start: DELIMITER.length, end: opening.end };
  const message = `There is \`${language}\` after the opening \`---\`.`;
  const isYaml = /^ya?ml$/iu.test(language);
  const fix = isYaml ? [{ ...range, text: "" }] : undefined;
  const rule = "front-matter/language";
  return createDiagnostic(rule, source, range, message, { fix });
}

function checkClosing(source: SourceText): Diagnostic | undefined {
  const closing = /\n(---[^\r\n]*)/u.exec(source.text);
  const [, line = ""] = closing ?? [];
  const rule = "front-matter/unclosed";
  if (closing === null) {
    const message = "No line `---` closes the front matter.";
    return createDiagnostic(rule, source, openingOf(source), message);
  }
  if (line.trimEnd() !== DELIMITER) {
    const message =
      "This line begins with `---` but holds more, so it does not close the front matter.";
    const start = closing.index + 1;
    const range = { start, end: start + line.length };
    return createDiagnostic(rule, source, range, message);
  }
  if (closing.index <= MAX_LENGTH) return undefined;
  const message = `The front matter has ${closing.index} characters; it may have ${MAX_LENGTH}.`;
  return createDiagnostic("file/too-large", source, openingOf(source), message);
}

/** The first line, without white space at its end. */
function openingOf({ text }: SourceText): TextRange {
  const firstLine = /^[^\r\n]*/u.exec(text)?.[0] ?? "";
  return { start: 0, end: firstLine.trimEnd().length };
}
