import { isMap, isScalar, parseDocument, visit, type YAMLError } from "yaml";
import type {
  SourceText,
  TextEdit,
  TextRange,
} from "../../model/source-text.ts";
import { fixTabs } from "./fix-tabs.ts";
import { removeLine } from "./remove-line.ts";

const OPTIONS = {
  version: "1.2",
  schema: "core",
  prettyErrors: false,
  logLevel: "silent",
} as const;

/**
 * Edits that make a stretch of YAML readable where what is meant is plain: tabs for spaces, quotes round a value that
 * a colon or a sign breaks, one of two equal lines.
 * @param range the YAML in its file
 */
export function fixYaml(
  error: YAMLError,
  rule: string,
  { text }: SourceText,
  range: TextRange,
): TextEdit[] | undefined {
  const yaml = text.slice(range.start, range.end);
  const edits = rule === "yaml/tab" ? fixTabs(yaml) : fixError(error, yaml);
  return edits?.map((edit) => ({
    ...edit,
    start: range.start + edit.start,
    end: range.start + edit.end,
  }));
}

function fixError(error: YAMLError, yaml: string): TextEdit[] | undefined {
  switch (error.code) {
    case "DUPLICATE_KEY":
      return removeRepetition(yaml, error.pos[0]);
    case "BLOCK_AS_IMPLICIT_KEY":
    case "BAD_SCALAR_START":
      return quoteValue(yaml, error.pos[0]);
    default:
      return undefined;
  }
}

/** Quotes round the whole value of the line, up to a comment. */
function quoteValue(yaml: string, at: number): TextEdit[] | undefined {
  const start = yaml.lastIndexOf("\n", at - 1) + 1;
  const line = /^[^\r\n]*/u.exec(yaml.slice(start))?.[0] ?? "";
  const match =
    /^( *(?:- +)*[\w-]+: +|[ ]*(?:- +)+)([^\s"'[{|>&*!#].*?)\s*(?: #.*)?$/u.exec(
      line,
    );
  if (match === null) return undefined;
  const [, before = "", value = ""] = match;
  const quoted = JSON.stringify(value);
  // Alone on its line the value must read as it was written; what follows must not belong to it.
  const below = /^\r?\n( *)\S/u.exec(yaml.slice(start + line.length));
  const indent = /^ */u.exec(before)?.[0].length ?? 0;
  if (
    below !== null &&
    (below[1] ?? "").length > indent &&
    !before.trimStart().startsWith("-")
  )
    return undefined;
  const document = parseDocument(`key: ${quoted}`, OPTIONS);
  if (document.errors.length > 0) return undefined;
  const valueStart = start + before.length;
  return [{ start: valueStart, end: valueStart + value.length, text: quoted }];
}

/** The second of two lines with the same key and the same value. */
function removeRepetition(yaml: string, at: number): TextEdit[] | undefined {
  const document = parseDocument(yaml, { ...OPTIONS, uniqueKeys: false });
  let edits: TextEdit[] | undefined;
  visit(document, {
    Map(_, map) {
      const index = map.items.findIndex(
        ({ key }) => isScalar(key) && key.range?.[0] === at,
      );
      const found = map.items[index];
      if (found === undefined || map.flow) return undefined;
      const { key, value } = found;
      if (!isScalar(key) || !key.range || !isScalar(value)) return visit.BREAK;
      const first = map.items.find(
        (pair) => isScalar(pair.key) && pair.key.value === key.value,
      );
      const isSame =
        first !== found &&
        isScalar(first?.value) &&
        first.value.value === value.value;
      const [start, end] = key.range;
      if (isSame) edits = removeLine(yaml, { start, end });
      return visit.BREAK;
    },
  });
  return isMap(document.contents) || edits ? edits : undefined;
}
