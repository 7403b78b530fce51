import type { Diagnostic } from "../model/diagnostic.ts";
import type { SourceText, TextEdit } from "../model/source-text.ts";
import { createDiagnostic } from "./create-diagnostic.ts";
import { replaceControlCharacter } from "./fixes/fix-control-character.ts";

/** The most that one file reports: a binary file under a wrong name would fill the screen. */
const MOST = 10;
/** Beyond this many, nobody meant the file to be a text. */
const MOST_TO_MEND = 1000;

/** Control characters, and invisible ones that reverse the reading direction or end a line unseen. */
const CONTROL =
  // oxlint-disable-next-line no-control-regex -- control characters are what it looks for
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u200E\u200F\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF\uFFFE\uFFFF]|\r(?!\n)/gu;

/** Characters that no text needs and that break feeds, or hide what a text says. */
export function checkControlCharacters(source: SourceText): Diagnostic[] {
  const found = [...source.text.matchAll(CONTROL)];
  return found.slice(0, MOST).map(({ 0: character, index }, position) => {
    return createDiagnostic(
      "encoding/control-character",
      source,
      { start: index, end: index + 1 },
      describeControlCharacter(character),
      { fix: fixCharacters(source.text, found, position) },
    );
  });
}

/** Such characters of a text, with their places in it. */
export function findControlCharacters(
  text: string,
): { character: string; index: number }[] {
  return [...text.matchAll(CONTROL)].map(({ 0: character, index }) => ({
    character,
    index,
  }));
}

export function describeControlCharacter(character: string): string {
  const code = character.charCodeAt(0).toString(16).toUpperCase();
  return `The character U+${code.padStart(4, "0")} cannot be seen and does not belong into a text.`;
}

/** The last one that is reported brings along what is not reported any more; a binary file is beyond mending. */
function fixCharacters(
  text: string,
  found: readonly { 0: string; index: number }[],
  position: number,
): TextEdit[] | undefined {
  if (found.length > MOST_TO_MEND) return undefined;
  const last = position === MOST - 1 ? found.length : position + 1;
  const edits = found
    .slice(position, last)
    .map(({ 0: character, index }) => {
      const end = index + 1;
      const replacement = replaceControlCharacter(
        character,
        text.slice(end, end + 2),
      );
      return replacement === undefined
        ? []
        : [{ start: index, end, text: replacement }];
    })
    .flat();
  return edits.length === 0 ? undefined : edits;
}
