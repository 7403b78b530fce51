import { rangeOfNode, type BodyTree } from "../../model/body-tree.ts";
import { defineRule, shorten, type Finding } from "../define-rule.ts";
import { findInProse } from "../find-in-prose.ts";

const CJK = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}`;

/** Marks on both sides of words, with what stands before and after. */
const MARKED = {
  "**": /(.?)(?<!\*)(\*\*|\*\*\*)(?!\*)([^*\n]+?)(?<!\*)\2(?!\*)(.?)/gu,
  "~~": /(.?)(?<!~)(~~)(?!~)([^~\n]+?)(?<!~)\2(?!~)(.?)/gu,
  "*": /(.?)(?<!\*)(\*)(?!\*)([^*\n]+?)(?<!\*)\2(?!\*)(.?)/gu,
  _: new RegExp(`(.?)(?<!_)(__?)(?!_)([^_\\n]+?)(?<!_)\\2(?!_)(.?)`, "gu"),
};

/** The start of marked words in a line without an end. Names of arguments in Python begin in the same way. */
const OPEN = {
  "**": /(?<!\*\*[^\n]*|[\p{L}\p{N}*\\_/.(])\*\*(?=\p{L})(?!\w*(?:kwargs|args|opts|options|params)\b)(?![^\n]*\*\*)/gu,
  "~~": /(?<!~~[^\n]*|[\p{L}\p{N}~\\])~~(?=\p{L})(?![^\n]*~~)/gu,
};

const LETTER = /[\p{L}\p{N}]/u;
const PUNCTUATION = /[\p{P}\p{S}]/u;
const IS_CJK = new RegExp(`[${CJK}]`, "u");
const PAIRS = [
  "“”",
  "‘’",
  "（）",
  "「」",
  "『』",
  "《》",
  "〈〉",
  "【】",
  "()",
  "[]",
  '""',
  "''",
  "«»",
];

export const emphasisNotRecognized = defineRule({
  id: "emphasis/not-recognized",
  level: "warn",
  what: "Asterisks around words do not make them bold: there is a space inside, a sign inside and a letter outside of them, or none at the other end.",
  why: "Readers see the asterisks.",
  whatToDo:
    "Let the asterisks touch words on their inner side. Put a backslash before each that is meant as one.",
  bad: "Our numbers: «** replies doubled **» in March.",
  good: "Our numbers: **replies doubled** in March.",
  checkBody(body) {
    const html = rangesOfHtml(body);
    const open = Object.entries(OPEN).flatMap(([mark, pattern]) =>
      findInProse(body, mark, pattern).map(({ range }) => ({
        range,
        message: `Nothing ends the marked words: readers see the \`${mark}\`.`,
        help: `Write \`${mark}\` after the last of them, in the same paragraph.`,
      })),
    );
    const pairs = Object.entries(MARKED).flatMap(([mark, pattern]) =>
      findInProse(body, mark, pattern).flatMap(({ match, range }) => {
        const [, before = "", marks = "", inside = "", after = ""] = match;
        const start = range.start + before.length;
        const place = { start, end: range.end - after.length };
        if (html.some((part) => part.start <= start && start < part.end))
          return [];
        const better = correctMarks(before, marks, inside, after);
        return better === undefined ? [] : [toFinding(place, body, better)];
      }),
    );
    return [...pairs, ...open];
  },
});

function toFinding(
  range: Finding["range"],
  { source }: BodyTree,
  better: string,
): Finding {
  const written = source.text.slice(range.start, range.end);
  return {
    range,
    message: `\`${shorten(written)}\` is not marked: readers see the signs around it.`,
    help: `Write \`${shorten(better)}\`.`,
    fix: [{ ...range, text: better }],
  };
}

/** The same with marks that Markdown reads. Undefined for what is not meant as marked words. */
export function correctMarks(
  before: string,
  marks: string,
  inside: string,
  after: string,
): string | undefined {
  const words = inside.trim();
  if (marks.startsWith("_")) {
    const isInWord = IS_CJK.test(before) || IS_CJK.test(after);
    const stars = marks.replaceAll("_", "*");
    return isInWord && words === inside
      ? `${stars}${words}${stars}`
      : undefined;
  }
  if (words !== inside) {
    const isMeant = /^(?!\d).*\p{L}/u.test(words) && !LETTER.test(before);
    return isMeant && marks !== "*" ? `${marks}${words}${marks}` : undefined;
  }
  const opens = LETTER.test(before) && PUNCTUATION.test(words.at(0) ?? "");
  const closes = LETTER.test(after) && PUNCTUATION.test(words.at(-1) ?? "");
  return opens || closes ? moveSigns(marks, words, opens, after) : undefined;
}

/** Moves the signs that touch the marks out of them where that reads the same. */
function moveSigns(
  marks: string,
  words: string,
  opens: boolean,
  after: string,
): string {
  const [first = "", last = ""] = [words.at(0), words.at(-1)];
  const isOnePair = words.indexOf(last, 1) === words.length - 1;
  if (PAIRS.includes(first + last) && isOnePair)
    return `${first}${marks}${words.slice(1, -1)}${marks}${last}`;
  if (opens || PAIRS.some((pair) => pair.includes(last)))
    return asHtml(marks, words);
  // A space is needed there anyway, but not in Chinese and Japanese.
  return IS_CJK.test(after)
    ? `${marks}${words.slice(0, -1)}${marks}${last}`
    : `${marks}${words}${marks} `;
}

function asHtml(marks: string, words: string): string {
  const name = marks === "~~" ? "del" : marks === "*" ? "em" : "strong";
  return `<${name}>${words}</${name}>`;
}

/** What `html/markdown-inside` looks at. */
function rangesOfHtml(body: BodyTree): Finding["range"][] {
  return body.markdown.html
    .filter(({ isInLine }) => !isInLine)
    .map(({ node }) => rangeOfNode(node, body));
}
