import type { YAMLError } from "yaml";
import { lineEnd, lineStart } from "../../model/lines.ts";
import type { SourceText, TextRange } from "../../model/source-text.ts";
import type { Problem } from "../create-diagnostic.ts";

type PlacedProblem = Problem & { range: TextRange };

/**
 * Describes a problem of the YAML parser in plain words.
 * @param place where the YAML begins in the file, and where in the YAML an unclosed quote or bracket is
 */
export function describeYamlError(
  error: YAMLError,
  { text }: SourceText,
  { base, opening }: { base: number; opening: number | undefined },
): PlacedProblem {
  const start = base + error.pos[0];
  const tab = describeTab(error, text, start);
  if (tab !== undefined) return tab;
  if (error.code === "DUPLICATE_KEY") return describeRepeatedKey(text, start);
  if (opening !== undefined) return describeOpening(text, base + opening);
  const value = text.slice(start, lineEnd(text, start)).trimEnd();
  return (
    describeKeyInValue(error, value, start) ??
    describeBlockText(error, text, start) ??
    describeBraceText(error, text, start) ?? {
      ...describeSyntax(error, value),
      range: { start, end: Math.max(start, base + error.pos[1]) },
    }
  );
}

function describeTab(
  error: YAMLError,
  text: string,
  start: number,
): PlacedProblem | undefined {
  const first = lineStart(text, start);
  const tab = /^ *(\t[ \t]*)/u.exec(text.slice(first, first + 200));
  if (error.code !== "TAB_AS_INDENT" && tab === null) return undefined;
  const [whole = "", tabs = ""] = tab ?? [];
  const at = tab === null ? start : first + whole.length - tabs.length;
  return {
    rule: "yaml/tab",
    message: "The line is indented with a tab, which YAML does not allow.",
    range: { start: at, end: at + Math.max(1, tabs.length) },
  };
}

function describeRepeatedKey(text: string, start: number): PlacedProblem {
  const [key = ""] =
    /^(?:"[^"\n]*"|'[^'\n]*'|[^\s:]+)/u.exec(text.slice(start)) ?? [];
  return {
    rule: "yaml/duplicate-key",
    message: `The same mapping has \`${key}\` twice.`,
    range: { start, end: start + Math.max(1, key.length) },
  };
}

function describeOpening(text: string, start: number): PlacedProblem {
  const mark = text.charAt(start);
  const closing = { "[": "]", "{": "}" }[mark] ?? mark;
  return {
    ...syntax(
      `The \`${mark}\` here is not closed.`,
      `Write \`${closing}\` where it ends.`,
    ),
    range: { start, end: start + 1 },
  };
}

/** Characters that cannot begin a plain text. */
const MARK = /^[|>&*?%@`-]/u;

/** A value that looks like a key, because of a colon in it or the indentation around it. */
function describeKeyInValue(
  error: YAMLError,
  value: string,
  start: number,
): PlacedProblem | undefined {
  if (error.code !== "BLOCK_AS_IMPLICIT_KEY") return undefined;
  const colon = value.search(/:(?=\s|$)/u);
  if (colon !== -1)
    return {
      ...syntax(
        "A second colon on this line makes its value a mapping.",
        `Quote the value: \`${JSON.stringify(value)}\`.`,
      ),
      range: { start: start + colon, end: start + colon + 1 },
    };
  if (MARK.test(value)) return undefined;
  const space = value.length - value.trimStart().length;
  const at = start + space;
  return space > 0
    ? { ...INDENTED, range: { start: at, end: at + 1 } }
    : {
        ...syntax(
          "The line below is indented deeper, so it continues this value.",
          INDENTED.help,
        ),
        range: {
          start,
          end: Math.max(start, start + error.pos[1] - error.pos[0]),
        },
      };
}

/** A value on the line of a block scalar's mark, although it must begin on the next line. */
function describeBlockText(
  error: YAMLError,
  text: string,
  start: number,
): PlacedProblem | undefined {
  if (error.code !== "UNEXPECTED_TOKEN") return undefined;
  const first = lineStart(text, start);
  const mark = text.slice(first, start).search(/[|>][\d+-]*\s*$/u);
  if (mark === -1) return undefined;
  const at = first + mark;
  return { ...MISREAD, range: { start: at, end: at + 1 } };
}

/** A text that begins with a name in braces, such as `{company} is here`, which YAML takes for a mapping. */
function describeBraceText(
  error: YAMLError,
  text: string,
  start: number,
): PlacedProblem | undefined {
  const [reason = ""] = error.message.split("\n", 1);
  if (!reason.includes("at node end")) return undefined;
  const before = text.slice(lineStart(text, start), start);
  const brace = /(?<=[:-] +)\{[^{}"']*\}\s*$/u.exec(before);
  if (brace === null) return undefined;
  const value = text.slice(start - brace[0].length, lineEnd(text, start));
  return {
    ...syntax(
      "The value begins with a brace, which makes it a mapping.",
      `Quote the value: \`${JSON.stringify(value.trim())}\`.`,
    ),
    range: { start: start - brace[0].length, end: start },
  };
}

function describeSyntax(error: YAMLError, value: string): Problem {
  const [reason = ""] = error.message.split("\n", 1);
  if (reason.startsWith("Flow ")) return UNCLOSED;
  if (reason.includes(" in YAML stream") && /^[\]}]/u.test(value))
    return syntax(
      `\`${value.charAt(0)}\` closes something that was not opened.`,
      "Remove it, or open the list or mapping with its counterpart.",
    );
  if (reason.includes("at node end"))
    return syntax(
      "There is more text after the end of the value, such as after its closing quote.",
      "Put the whole value in quotes of the other kind, or double the quotes inside.",
    );
  const known = byCode[error.code];
  if (known !== undefined) return known;
  if (MARK.test(value)) return MISREAD;
  return syntax(`The YAML cannot be read here: ${reason.replace(/\.$/u, "")}.`);
}

const INDENTED = syntax(
  "The indentation of the line differs from the lines it belongs to.",
  "Indent all fields of a mapping alike, with two spaces for each level.",
);

const UNCLOSED = syntax(
  "Something is not closed: a quote, a bracket, a brace, or a colon is missing.",
  "Close it, and put a space after each colon.",
);

const MISREAD = syntax(
  "The value begins with a character that has another meaning in YAML.",
  "Quote the value.",
);

const NO_KEY = syntax(
  "A line has neither a key with a colon nor a list item.",
  "Write `key: value`, or indent the line so that it continues the value above.",
);

const byCode: Partial<Record<YAMLError["code"], Problem>> = {
  BLOCK_AS_IMPLICIT_KEY: MISREAD,
  BAD_SCALAR_START: MISREAD,
  BAD_COLLECTION_TYPE: MISREAD,
  BAD_INDENT: INDENTED,
  MISSING_CHAR: UNCLOSED,
  MULTILINE_IMPLICIT_KEY: NO_KEY,
  KEY_OVER_1024_CHARS: NO_KEY,
  BLOCK_IN_FLOW: syntax(
    "A comma is missing between brackets, or there are lines inside that belong outside.",
    "Put a comma between the values in brackets.",
  ),
  MULTIPLE_DOCS: syntax(
    "There is more after the end of the document, which a line of three hyphens or three full stops marks.",
    "Keep one document in each file.",
  ),
  TAG_RESOLVE_FAILED: syntax(
    "There is a tag such as `!name` before a value, but tags are not supported.",
    "Quote the value if the exclamation mark belongs to it.",
  ),
  BAD_DQ_ESCAPE: syntax(
    "A backslash in double quotes is not the start of an escape that YAML knows.",
    "Use single quotes, or write the backslash twice.",
  ),
  RESOURCE_EXHAUSTION: syntax(
    "The YAML is nested too deeply to be read.",
    "Write the values out, with less nesting.",
  ),
};

function syntax(message: string, help?: string): Problem {
  return { rule: "yaml/syntax", message, help };
}
