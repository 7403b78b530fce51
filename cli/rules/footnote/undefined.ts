import { defineRule } from "../define-rule.ts";
import { findInProse, mentions } from "../find-in-prose.ts";
import { formatSuggestion, nearestWord } from "../nearest-word.ts";

/** A label of letters, digits and hyphens. Others are usually regular expressions, such as `[^/]`. */
const REFERENCE = /\[\^([\p{L}\p{N}][\p{L}\p{N}_-]*)\]/gu;
/** Ranges of characters in a regular expression, such as `a-z`. */
const CHARACTERS = /^(?:.-.)+$/u;

export const footnoteUndefined = defineRule({
  id: "footnote/undefined",
  level: "warn",
  what: "The text refers to a footnote that is not there.",
  why: "Readers see the brackets in place of a number that leads to the note.",
  whatToDo:
    "Write the note on a line of its own, such as `[^1]: The note.`, or remove the reference.",
  bad: "Replies doubled.«[^1]»",
  good: "Replies doubled.[^1]\n\n[^1]: From March to May.",
  checkBody(body) {
    if (!mentions(body, "[^")) return [];
    const labels = body.markdown.footnotes.map(({ label }) => label ?? "");
    return findInProse(body, "[^", REFERENCE).flatMap(({ match, range }) => {
      const [written, label = ""] = match;
      if (CHARACTERS.test(label)) return [];
      const meant = formatSuggestion(nearestWord(label, labels));
      const message = `There is no footnote for \`${written}\`: readers see the brackets.${meant}`;
      const help = `Write the note on a line of its own, \`${written}: ...\`, or remove the reference.`;
      return [{ range, message, help }];
    });
  },
});
