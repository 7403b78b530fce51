import { parseDocument } from "yaml";
import type { TextEdit } from "../../model/source-text.ts";

const WIDTHS = [2, 4, 8];

/**
 * Spaces for every tab that YAML is indented with. How wide a tab was meant is tried out; undefined when none of the
 * usual widths can be read, or when two of them would read as different things.
 */
export function fixTabs(yaml: string): TextEdit[] | undefined {
  return tryWidths(yaml, /^\t[ \t]*/gmu) ?? tryWidths(yaml, /^ *\t[ \t]*/gmu);
}

/** @param indents what to replace: tabs that begin a line first, since behind spaces they may belong to a text */
function tryWidths(yaml: string, indents: RegExp): TextEdit[] | undefined {
  const readable = WIDTHS.flatMap((width) => {
    const edits = replaceTabs(yaml, indents, width);
    const read = readWith(yaml, edits);
    return read === undefined ? [] : [{ edits, read }];
  });
  const [first] = readable;
  if (first === undefined || first.edits.length === 0) return undefined;
  return readable.every(({ read }) => read === first.read)
    ? first.edits
    : undefined;
}

function replaceTabs(yaml: string, indents: RegExp, width: number): TextEdit[] {
  return [...yaml.matchAll(indents)].map(({ 0: indent, index }) => {
    const text = indent.replaceAll("\t", " ".repeat(width));
    return { start: index, end: index + indent.length, text };
  });
}

function readWith(
  yaml: string,
  edits: readonly TextEdit[],
): string | undefined {
  const pieces: string[] = [];
  let at = 0;
  for (const { end, start, text } of edits) {
    pieces.push(yaml.slice(at, start), text);
    at = end;
  }
  const document = parseDocument(pieces.join("") + yaml.slice(at), {
    // The parser compares each key with every other: a file of many would take it minutes.
    uniqueKeys: false,
    version: "1.2",
    schema: "core",
    prettyErrors: false,
    logLevel: "silent",
  });
  if (document.errors.length > 0) return undefined;
  try {
    return JSON.stringify(document.toJS({ maxAliasCount: 100 }));
  } catch {
    return undefined;
  }
}
