import { rangeInText } from "../../model/body-tree.ts";
import { CONTROL_CHARACTERS } from "../../model/control-characters.ts";
import { createFieldLocator } from "../../model/align-scalar.ts";
import type { TextEdit } from "../../model/source-text.ts";
import { defineRule } from "../define-rule.ts";
import { findTexts } from "../../model/value-at.ts";

/** A binary file with the extension of a text would fill the screen. */
const MAX_FINDINGS = 10;
/** A file with more of them was never meant to be text. */
const MAX_FIXED = 1000;

export const encodingControlCharacter = defineRule({
  id: "encoding/control-character",
  level: "error",
  what: "The file contains a control character, or an invisible one that changes the reading direction.",
  why: "Such characters break feeds, and can make a text look different from what it is.",
  whatToDo: "Delete the character.",
  bad: "A title with U+0008 or U+202E in it, pasted from elsewhere.",
  good: "The same title, typed again.",

  checkText({ text }) {
    const found = findIn(text);
    return found
      .slice(0, MAX_FINDINGS)
      .map(({ 0: character, index }, position) => ({
        range: { start: index, end: index + 1 },
        message: describe(character),
        fix: fixCharacters(text, found, position),
      }));
  },

  /** YAML escapes can put such characters into fields. */
  checkFields(entry) {
    return findTexts(entry.raw, hasControl).flatMap((field) => {
      const locate = createFieldLocator(entry, field);
      for (const { 0: character, index } of findIn(field.value)) {
        const range = locate(index, index + 1);
        if (entry.source.text.slice(range.start, range.end) !== character)
          return [{ range, message: describe(character) }];
      }
      return [];
    });
  },

  /** HTML character references, such as `&#x202e;`, can do the same in a text. */
  checkBody(body) {
    const { prose, range, source } = body;
    const reference = source.text.indexOf("&#", range.start);
    if (reference === -1 || reference >= range.end) return [];
    return prose.flatMap(({ node }) => {
      const [first] = findIn(node.value);
      if (first === undefined) return [];
      const { 0: text, index } = first;
      const place = rangeInText(node, { index, text }, body);
      if (source.text.slice(place.start, place.end) === text) return [];
      return [{ range: place, message: describe(text) }];
    });
  },
});

function findIn(text: string): RegExpExecArray[] {
  return [...text.matchAll(CONTROL_CHARACTERS)];
}

function hasControl(text: string): boolean {
  return text.search(CONTROL_CHARACTERS) !== -1;
}

function describe(character: string): string {
  const code = character.charCodeAt(0).toString(16).toUpperCase();
  return `The character U+${code.padStart(4, "0")} is invisible and does not belong in a text.`;
}

/** The fix of one finding. The fix of the last finding also replaces the characters beyond the limit. */
function fixCharacters(
  text: string,
  found: readonly RegExpExecArray[],
  position: number,
): TextEdit[] | undefined {
  if (found.length > MAX_FIXED) return undefined;
  const last = position === MAX_FINDINGS - 1 ? found.length : position + 1;
  const edits = found
    .slice(position, last)
    .flatMap(({ 0: character, index }) => {
      const end = index + 1;
      const better = replaceControlCharacter(
        character,
        text.slice(end, end + 2),
      );
      return better === undefined ? [] : [{ start: index, end, text: better }];
    });
  return edits.length === 0 ? undefined : edits;
}

/** The characters of Windows-1252 at 0x80 to 0x9F, which other encodings read as control characters. */
const WINDOWS_1252 =
  "\u20AC\0\u201A\u0192\u201E\0\u2020\u2021\u02C6\u2030\u0160\u2039\u0152\0\u017D\0" +
  "\0\u2018\u2019\u201C\u201D\u2022\u2013\u2014\u02DC\u2122\u0161\u203A\u0153\0\u017E\u0178";

/**
 * What replaces a control character, usually nothing. Undefined for U+0085, which some tools read as a line break and
 * others as an ellipsis.
 * @param after the two characters after it
 */
function replaceControlCharacter(
  character: string,
  after: string,
): string | undefined {
  const code = character.charCodeAt(0);
  if (character === "\r") return after.startsWith("\r\n") ? "" : "\n";
  if (code === 0x85) return undefined;
  if (code >= 0x80 && code <= 0x9f)
    return (WINDOWS_1252[code - 0x80] ?? "").replace("\0", "");
  return code === 0x2028 || code === 0x2029 ? " " : "";
}
