import type { YAMLError } from "yaml";
import type { SourceText, TextRange } from "../model/source-text.ts";
import type { RuleId } from "./catalogue.ts";

interface Description {
  rule: RuleId;
  message: string;
  help?: string;
}

/**
 * A problem that the YAML parser met, in our own words.
 * @param place where the YAML begins in the file, and where in it the quote or bracket opens that stays open
 */
export function describeYamlError(
  error: YAMLError,
  { text }: SourceText,
  { base, opening }: { base: number; opening: number | undefined },
): Description & { range: TextRange } {
  const start = base + error.pos[0];
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  const tab = /^ *(\t[ \t]*)/u.exec(text.slice(lineStart, lineStart + 200));
  if (error.code === "TAB_AS_INDENT" || tab !== null) {
    const [whole = "", tabs = ""] = tab ?? [];
    const at = tab === null ? start : lineStart + whole.length - tabs.length;
    const range = { start: at, end: at + Math.max(1, tabs.length) };
    const message =
      "The line is indented with a tab, which YAML does not allow.";
    return { rule: "yaml/tab", message, range };
  }
  if (error.code === "DUPLICATE_KEY") {
    const key = /^(?:"[^"\n]*"|'[^'\n]*'|[^\s:]+)/u.exec(text.slice(start));
    const range = { start, end: start + (key?.[0].length ?? 1) };
    const message = `\`${key?.[0] ?? ""}\` stands twice in the same mapping.`;
    return { rule: "yaml/duplicate-key", message, range };
  }
  if (opening !== undefined) {
    const range = { start: base + opening, end: base + opening + 1 };
    const mark = text.slice(range.start, range.end);
    return { ...unclosed(mark), range };
  }
  const range = { start, end: Math.max(start, base + error.pos[1]) };
  const value = /^[^\n]*/u.exec(text.slice(start))?.[0].trimEnd() ?? "";
  const colon = value.search(/:(?=\s|$)/u);
  if (error.code === "BLOCK_AS_IMPLICIT_KEY" && colon !== -1)
    return {
      ...syntax(
        "A second colon on this line makes its value a mapping of its own.",
        `Quote the value: \`${JSON.stringify(value)}\`.`,
      ),
      range: { start: start + colon, end: start + colon + 1 },
    };
  if (error.code === "BLOCK_AS_IMPLICIT_KEY" && !MARK.test(value)) {
    const space = value.length - value.trimStart().length;
    const at = { start: start + space, end: start + space + 1 };
    return space > 0 ? { ...INDENTED, range: at } : { ...CONTINUED, range };
  }
  const before = text.slice(lineStart, start);
  const block = before.search(/[|>][\d+-]*\s*$/u);
  if (error.code === "UNEXPECTED_TOKEN" && block !== -1) {
    const at = lineStart + block;
    return { ...MISREAD, range: { start: at, end: at + 1 } };
  }
  if (
    error.code === "MULTIPLE_DOCS" &&
    /^\.\.\.\s*$/mu.test(text.slice(base, start))
  )
    return { ...ENDED, range };
  return { ...describeSyntax(error, value), range };
}

/** Characters that begin something other than a text. */
const MARK = /^[|>&*?%@`-]/u;

function describeSyntax(error: YAMLError, value: string): Description {
  const { message } = error;
  if (message.startsWith("Flow ")) return UNCLOSED;
  if (message.includes(" in YAML stream") && /^[\]}]/u.test(value))
    return syntax(
      `\`${value.charAt(0)}\` closes what nothing has opened.`,
      "Take it away, or open the list or mapping with its counterpart.",
    );
  if (message.includes("at node end"))
    return syntax(
      "More follows after the end of the value, such as after its closing quote.",
      "Put the whole value in quotes of the other kind, or double those within.",
    );
  switch (error.code) {
    case "BLOCK_AS_IMPLICIT_KEY":
    case "BAD_SCALAR_START":
    case "BAD_COLLECTION_TYPE":
      return MISREAD;
    case "BAD_INDENT":
      return INDENTED;
    case "BLOCK_IN_FLOW":
      return syntax(
        "A comma is missing between brackets, or lines stand there that belong outside of them.",
        "Put a comma between every two values in brackets.",
      );
    case "MISSING_CHAR":
      return UNCLOSED;
    case "MULTILINE_IMPLICIT_KEY":
    case "KEY_OVER_1024_CHARS":
      return syntax(
        "A line holds neither a key with a colon nor a list item.",
        "Write `key: value`, or indent the line so that it goes on with the value above.",
      );
    case "MULTIPLE_DOCS":
      return syntax(
        "A line of three hyphens begins a second document.",
        "Keep one document a file.",
      );
    case "TAG_RESOLVE_FAILED":
      return syntax(
        "A tag such as `!name` stands before a value; tags are not read.",
        "Quote the value if the exclamation mark belongs to it.",
      );
    case "BAD_DQ_ESCAPE":
      return syntax(
        "A backslash in double quotes begins no escape that YAML knows.",
        "Use single quotes, or write the backslash twice.",
      );
    case "RESOURCE_EXHAUSTION":
      return syntax(
        "The YAML is nested too deeply to be read.",
        "Write the values out, with less nesting.",
      );
    default:
      if (MARK.test(value)) return MISREAD;
      return syntax(
        `The YAML cannot be read here: ${error.message.split("\n", 1)[0] ?? ""}.`.replace(
          /\.\.$/u,
          ".",
        ),
      );
  }
}

const INDENTED = syntax(
  "The line is indented otherwise than the ones it belongs to.",
  "Indent the fields of one mapping alike, with two spaces a level.",
);
const CONTINUED = syntax(
  "The line below is indented deeper, so that it goes on with this value.",
  "Indent the fields of one mapping alike, with two spaces a level.",
);
const ENDED = syntax(
  "A line of three full stops ends the document, and more follows it.",
  "Keep one document a file.",
);
const UNCLOSED = syntax(
  "Something is not closed: a quote, a bracket, a brace, or a colon is missing.",
  "Close it, and put a space after each colon.",
);
function unclosed(mark: string): Description {
  const counterpart = { "[": "]", "{": "}" }[mark] ?? mark;
  return syntax(
    `The \`${mark}\` here is not closed.`,
    `Write \`${counterpart}\` where it ends.`,
  );
}
const MISREAD = syntax(
  "The value begins with a character that means something else in YAML.",
  "Quote the value.",
);

function syntax(message: string, help?: string): Description {
  const rule = "yaml/syntax";
  return help === undefined ? { rule, message } : { rule, message, help };
}
