import type { BodyTree } from "../../model/body-tree.ts";
import { defineRule, type Finding } from "../define-rule.ts";
import { findInProse, type ProseMatch } from "../find-in-prose.ts";

const DOUBLED =
  /(?<![\p{L}\p{N}\p{M}_'’.@#$&/\\-])([a-z]+)(\s)(\1)(?![\p{L}\p{N}\p{M}_'’@/\\=(-]|\.\w|\s+\1\b)/giu;

/**
 * A fast first search in lower case: most texts have no match, and the pattern above takes ten times as long. To ignore
 * case takes twice as long.
 */
const MAYBE = /\b([a-z]+)\s\1\b/;

/** Words that are never doubled on purpose, so that removing one is always right. */
const NEVER_TWICE = new Set(
  (
    "a an and are as at be been but can could did for from has have into is it its may might must nor of or our " +
    "should than the their them then these they this those to was we were when where which while will with would you your"
  ).split(" "),
);

/** Words that can be doubled on purpose: "what had had to be", "so so", "very very", "come in in pairs". */
const CAN_BE_TWICE = new Set(
  (
    "ah blah bye chop choo ding do few ha had haha her hey hmm ho hush in knock la long many more much names never night no " +
    "now oh ok on out over really so super that there too up very well what win yeah yes"
  ).split(" "),
);

export const textDoubledWord = defineRule({
  id: "text/doubled-word",
  level: "warn",
  what: "A word is written twice in a row.",
  why: "Writers do not see it in their own texts, and readers stumble over it.",
  whatToDo: "Remove one of the two.",
  bad: "Read («the the» room).",
  good: "Read (the room).",
  checkBody(body) {
    if (!MAYBE.test(body.plain.toLowerCase())) return [];
    let english: boolean | undefined;
    const isInEnglish = () => (english ??= isEnglish(body));
    const prose = body.prose.filter(({ node }) =>
      MAYBE.test(node.value.toLowerCase()),
    );
    return findInProse({ ...body, prose }, "", DOUBLED).flatMap((match) =>
      check(match, isInEnglish),
    );
  },
});

function check(
  { match, range }: ProseMatch,
  isInEnglish: () => boolean,
): Finding[] {
  const [written, first = "", space = "", second = ""] = match;
  const word = first.toLowerCase();
  const isCertain = NEVER_TWICE.has(word);
  if (isMeant(match) || isName(second)) return [];
  if (!isCertain && (CAN_BE_TWICE.has(word) || !isInEnglish())) return [];
  // A command and what it is about: "Patch patch files".
  if (!isCertain && first !== second) return [];
  const start = range.start + first.length;
  const edit = { start, end: range.end, text: "" };
  return [
    {
      range,
      message: `"${written.replace(space, " ")}" has the same word twice.`,
      fix: isCertain ? [edit] : undefined,
    },
  ];
}

/** True for single letters, for words in quotes, and for the last two of three: "I love love love it". */
function isMeant({ 0: written, 1: word = "", index, input }: RegExpExecArray) {
  if (word.length < 2 && word !== "a") return true;
  const before = input.slice(0, index).trimEnd();
  const after = input.slice(index + written.length);
  if (/["'“‘]$/u.test(before) && /^[,.]?["'”’]/u.test(after)) return true;
  return before.toLowerCase().endsWith(` ${word.toLowerCase()}`);
}

/** A capital letter begins a name: "in may May", "Duran Duran". But "the The" is a mistake. */
function isName(word: string): boolean {
  return word !== word.toLowerCase() && word !== "The";
}

/** Other languages may double words: "nous nous", "tekrar tekrar". */
function isEnglish({ range, source }: BodyTree): boolean {
  const text = source.text.slice(range.start);
  const known = text.match(/\b(?:and|is|of|the|to)\b/gi)?.length ?? 0;
  return known > text.length / 200;
}
