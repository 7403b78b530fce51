import { defineRule, type Wording } from "../define-rule.ts";
import type { BodyTree } from "../../model/body-tree.ts";
import { findInProse, mentions } from "../find-in-prose.ts";
import { formatSuggestion, nearestWord } from "../nearest-word.ts";

/** `[text][label]` and `[text][]`. The text may begin in an earlier node if it contains emphasis or code. */
const REFERENCE =
  /(?:(\S?)\[([^[\]]*))?\]\[([^[\]\n]{0,200})\](?![[(\]*+?{])/gu;
/** A character before the brackets that makes them look like code: `list[0][1]`, `int[][]`. */
const IS_WORD = /[\p{L}\p{N}_$)\]]/u;
/** Indexes and ranges of characters: `[0][1]`, `[a-z][0-9]`. */
const CHARACTERS = /^\^?(?:\\?.-\\?.|[\d_$.])+$/u;

export const linkUndefinedReference = defineRule({
  id: "link/undefined-reference",
  level: "warn",
  what: "A link names a label, but no address is defined for it.",
  why: "It is not a link: readers see the brackets.",
  whatToDo:
    "Write the address at the end of the text, such as `[label]: /pricing`, or in the link itself: `[text](/pricing)`.",
  bad: "See the «[prices][plans]».",
  good: "See the [prices][plans].\n\n[plans]: /pricing",
  checkBody(body) {
    if (!mentions(body, "][")) return [];
    const labels = labelsIn(body);
    return findInProse(body, "][", REFERENCE).flatMap(({ match, range }) => {
      const [written, before = "", text, label = ""] = match;
      if (IS_WORD.test(before) || !isText(text, label)) return [];
      const start =
        text === undefined ? range.start : range.start + before.length;
      const shown = written.slice(text === undefined ? 1 : before.length);
      return [
        {
          range: { start, end: range.end },
          ...describe(shown, label === "" ? (text ?? "") : label, labels),
        },
      ];
    });
  },
});

/** Lines that begin like `[label]: /address`, also those that Markdown takes for something else. */
const DEFINITION =
  /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)?\[([^\]\n\\^][^\]\n\\]*)\]:/gmu;

function labelsIn({ range, source }: BodyTree): string[] {
  const written = source.text.slice(range.start, range.end);
  return [...written.matchAll(DEFINITION)].map(([, label = ""]) => label);
}

/** Labels are compared without case, and any space counts as one. */
function normalizeLabel(label: string): string {
  return label.trim().replaceAll(/\s+/gu, " ").toLowerCase();
}

function describe(
  written: string,
  label: string,
  labels: readonly string[],
): Wording {
  const key = normalizeLabel(label);
  const message = `No address is defined for \`${written}\`: readers see the brackets.`;
  if (labels.some((known) => normalizeLabel(known) === key))
    return {
      message,
      help: `The line \`[${label}]: ...\` is not a definition: it needs an empty line before it, and an address without spaces.`,
    };
  return {
    message: `${message}${formatSuggestion(nearestWord(label, labels))}`,
    help: `Write \`[${label}]: address\` at the end of the text, or put the address into the link: \`[text](address)\`.`,
  };
}

/** True if the brackets can be the text of a link and its label. */
function isText(text: string | undefined, label: string): boolean {
  if (text === undefined)
    return /\p{L}{2}/u.test(label) && !CHARACTERS.test(label);
  return /\p{L}{2}|\p{L}.*\s/u.test(text) && !CHARACTERS.test(label || "x");
}
