import { rangeInBody, type BodyTree } from "../../model/body-tree.ts";
import { defineRule, type Finding, shorten } from "../define-rule.ts";
import { findInProse, type ProseMatch } from "../find-in-prose.ts";

interface Syntax {
  /** Texts without these characters cannot match. */
  hint: string;
  pattern: RegExp;
  /** Its meaning in other dialects of Markdown, as in `x^2^ is a superscript`. */
  what: string;
  help: string;
  /** The replacement for the text inside, if it is certain. */
  write?: (inside: string) => string;
  /** False for a match that is meant as text. */
  isMeant?: (match: ProseMatch) => boolean;
}

const syntaxes: readonly Syntax[] = [
  {
    hint: "^",
    pattern: /(?<=[\p{L}\p{N})])\^([\p{L}\p{N}+−-]{1,10})\^(?![\p{L}\p{N}^])/gu,
    what: "a superscript",
    help: "Write `<sup>2</sup>`.",
    write: (inside) => `<sup>${inside}</sup>`,
  },
  {
    hint: "^[",
    pattern: /(?<![\w\\[])\^\[([^\]\n]+)\]/gu,
    what: "a footnote inside the line",
    help: "Write `[^1]` here, and the note on a line of its own: `[^1]: The note.`",
  },
  {
    hint: "==",
    pattern: /(?<![=!<>\w])==(?![\s=])([^=\n]{1,300}?)(?<!\s)==(?![=\w])/gu,
    what: "marked text",
    help: "Write `<mark>` and `</mark>` around it, or `**bold**`.",
    write: (inside) => `<mark>${inside}</mark>`,
  },
  {
    hint: "++",
    pattern: /(?<![+\w])\+\+(?![\s+])([^+\n]{1,300}?)(?<!\s)\+\+(?![+\w])/gu,
    what: "inserted text",
    help: "Write `<ins>` and `</ins>` around it.",
    write: (inside) => `<ins>${inside}</ins>`,
  },
  {
    hint: "[[",
    pattern: /!?\[\[([^[\]\n"'$\d\s-][^[\]\n"'$]{0,200})\]\]/gu,
    what: "a link of a wiki",
    help: "Write `[text](/address)`.",
  },
  {
    hint: "TOC",
    pattern: /^\s*\[(?:TOC|_TOC_)\]\s*$/gu,
    what: "a table of contents",
    help: "Remove it: the page makes one from the headings.",
    isMeant: isWholeBlock,
  },
  {
    hint: "{",
    pattern: /\{:? ?[#.][\w-][^{}\n]*\}$/gmu,
    what: "a list of attributes",
    help: "Remove it. A heading gets its id from its words.",
  },
  {
    hint: "{",
    pattern: /^\{:? ?[\w-]{2,}=[^{}\n]*\}/gu,
    what: "a list of attributes",
    help: "Remove it: the page sets such attributes by itself.",
    isMeant: ({ match, place }) =>
      match[0].startsWith("{:") || followsElement(place),
  },
  {
    hint: "[",
    pattern: /^\[(?:(?: {2,}|[xX] +| +[xX] *)?\](?=\s)|[xX ]\](?=\p{L}))/gu,
    what: "a box to tick",
    help: "Write `[ ]` with one space in it, or `[x]`, and a space after it.",
    isMeant: ({ place: { node, parent } }) =>
      parent?.tagName === "li" && parent.children[0] === node,
  },
  {
    hint: ":::",
    pattern: /^:{3,} ?[\p{L}{[][^\n]*$/gmu,
    what: "a box",
    help: "Write `> [!NOTE]` on a line of its own, and `> ` before each line of the text.",
    isMeant: startsBlock,
  },
  {
    hint: "!!!",
    pattern:
      /^(?:!!!|\?\?\?\+?) ?\p{L}[\w-]*(?: +[\w-]+)*(?: +["“'][^"”'\n]*["”'])? *$/gmu,
    what: "a box",
    help: "Write `> [!NOTE]` on a line of its own, and `> ` before each line of the text.",
    isMeant: startsBlock,
  },
  {
    hint: "*[",
    pattern: /^\*\[[^\]\n]+\]: ?[^\n]+$/gmu,
    what: "an abbreviation",
    help: 'Write `<abbr title="...">` and `</abbr>` around it where it is used first.',
    isMeant: startsBlock,
  },
  {
    hint: "{/",
    pattern: /\{\/(?:\*[^\n]*|$)/gu,
    what: "a comment",
    help: "Write `<!--` before it and `-->` after it.",
  },
  {
    hint: "%%",
    pattern: /(?<![\w%]|\d )%%(?!%)[^%]+%%(?![\w%])/gu,
    what: "a comment",
    help: "Write `<!--` before it and `-->` after it.",
  },
  {
    hint: "+--",
    pattern: /^\+(?:-{2,}\+)+(?=\n)/gu,
    what: "the border of a table",
    help: "Write `| a | b |`, below it `| --- | --- |`, and a line for each row.",
    isMeant: startsBlock,
  },
  {
    hint: "<%",
    pattern: /<%[^%\n]+%>/gu,
    what: "a tag of a template",
    help: "Write what should stand there.",
  },
  {
    hint: "[@",
    pattern: /\[-?@[\w:-]+(?:, [^[\]\n]*)?\]/gu,
    what: "a citation",
    help: "Write a link to the source, or a footnote: `[^1]`.",
  },
  {
    hint: "port ",
    pattern:
      /^(?:import (?:[\w$*{][^\n;"']* from )?["'][^\n]+|export (?:default\b|(?:const|let|function|async|class|type)\s+[\w$]+)[^\n]*|export \{[^\n]*)$/gmu,
    what: "code of MDX",
    help: "Remove it, or put it into a code block.",
    isMeant: startsBlock,
  },
];

export const markupNotRendered = defineRule({
  id: "markup/not-rendered",
  level: "warn",
  what: "The text has syntax that other dialects of Markdown know: `x^2^`, `H~2~O`, `==mark==`, `[[page]]`, `:::note`.",
  why: "Readers see it as it is typed, or struck through.",
  whatToDo:
    "Write it with HTML, such as `x<sup>2</sup>`, or in plain Markdown. If readers should see it as it is, put it into code, or a backslash before it.",
  bad: "The area grows with x«^2^».",
  good: "The area grows with x<sup>2</sup>.",
  checkBody: (body) => [
    ...findSubscripts(body),
    ...syntaxes.flatMap((syntax) => findSyntax(syntax, body)),
  ],
});

function findSyntax(
  { hint, help, isMeant, pattern, what, write }: Syntax,
  body: BodyTree,
): Finding[] {
  return findInProse(body, hint, pattern).flatMap((found) => {
    if (isMeant?.(found) === false) return [];
    const [written, inside = ""] = found.match;
    const { range } = found;
    const fix = write && [{ ...range, text: write(inside) }];
    return [{ range, message: describe(written, what), help, fix }];
  });
}

/** Strikethrough with one tilde works like with two. Between letters, something else is meant. */
function findSubscripts(body: BodyTree): Finding[] {
  const { text } = body.source;
  return body.elementsNamed("del").flatMap((node) => {
    const range = rangeInBody(node, body);
    const written = text.slice(range.start, range.end);
    const inside = /^~([\p{L}\p{N}+−-]{1,10})~$/u.exec(written)?.[1];
    if (inside === undefined) return [];
    if (!/[\p{L}\p{N})]/u.test(text.charAt(range.start - 1))) return [];
    const message = `\`${written}\` is struck through here, and a subscript only in other dialects of Markdown.`;
    const help = `Write \`<sub>${inside}</sub>\`, or two tildes on each side for words that are struck through.`;
    const fix = [{ ...range, text: `<sub>${inside}</sub>` }];
    return [{ range, message, help, fix }];
  });
}

function describe(written: string, what: string): string {
  return `\`${shorten(written.trim())}\` is ${what} only in other dialects of Markdown: readers see it as it is typed.`;
}

/** True if the match is the whole text of a paragraph. */
function isWholeBlock({ place: { parent } }: ProseMatch): boolean {
  return parent?.tagName === "p" && parent.children.length === 1;
}

/** True for a text right after a link, an image or another element of its line. */
function followsElement({ node, parent }: ProseMatch["place"]): boolean {
  const before = parent?.children[parent.children.indexOf(node) - 1];
  return before?.type === "element" && before.tagName !== "br";
}

function startsBlock({ place: { node, parent } }: ProseMatch): boolean {
  return parent?.tagName === "p" && parent.children[0] === node;
}
