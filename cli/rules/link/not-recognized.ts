import type { BodyTree } from "../../model/body-tree.ts";
import type { TextRange } from "../../model/source-text.ts";
import { defineRule, shorten, type Finding } from "../define-rule.ts";
import { findInProse } from "../find-in-prose.ts";

export const linkNotRecognized = defineRule({
  id: "link/not-recognized",
  level: "warn",
  what: "Brackets and an address look like a link or an image, but are none: there is a space in the address, or the parts are in another order.",
  why: "Readers see the brackets.",
  whatToDo:
    "Write `[text](/address)`, and an address with spaces as `[text](</an address>)`. Put a backslash before the bracket if it is meant as text.",
  bad: "See «[the map](/files/our map.pdf)».",
  good: "See [the map](</files/our map.pdf>).",
  checkBody: (body) => [
    ...findAt(body, "](", /\]\(/gu, describeCut),
    ...findAt(body, "](", /\]\(/gu, describeLink),
    ...findAt(body, ")[", /\)\[/gu, describeReversed),
    ...findAt(body, "] (", /\] \(/gu, describeSpaced),
    ...findAt(body, "]:", /\]:/gu, describeDefinition),
    ...findAt(body, "]（", /\]（/gu, describeWide),
    ...findAt(body, "(/", UNCLOSED, describeUnclosed),
  ],
});

/** What surely is an address, and what has its form. */
const ADDRESS = /^(?:\/\w|\.{1,2}\/|#\w|https?:\/\/|mailto:|tel:|www\.)/iu;
const FILE = /\.[a-z][a-z\d]{1,4}(?:[?#].*)?$/iu;
/** One of both, or words without punctuation. */
const MEANT = new RegExp(
  `${ADDRESS.source}|${FILE.source}|^\\p{L}[^,;.!?]* `,
  "iu",
);

interface Line {
  /** The offset of the line in the file, and of what was found in the line. */
  start: number;
  at: number;
  text: string;
}

type Describe = (line: Line) => Finding | undefined;

/** Finds where characters stand in the running text, and looks at the whole line: an address in it is a link already. */
function findAt(
  body: BodyTree,
  hint: string,
  pattern: RegExp,
  describe: Describe,
): Finding[] {
  const { text } = body.source;
  return findInProse(body, hint, pattern).flatMap(({ range }) => {
    const start = text.lastIndexOf("\n", range.start) + 1;
    const line = text.slice(start).split("\n", 1)[0] ?? "";
    const at = range.start - start;
    // Such braces have a report of their own.
    const isTemplate = /\{[{%]/u.test(line.slice(at));
    return (isTemplate ? [] : describe({ start, at, text: line })) ?? [];
  });
}

/** From the bracket or parenthesis that opens before an offset, with the exclamation mark of an image. */
function openingOf(text: string, at: number, open: string): number {
  const from = text.lastIndexOf(open, at);
  if (from === -1) return at;
  return text[from - 1] === "!" ? from - 1 : from;
}

function rangeIn(line: Line, from: number, length: number): TextRange {
  return { start: line.start + from, end: line.start + from + length };
}

/** Of the part in parentheses. */
const MAX_LENGTH = 1000;
/** An address, which may have parentheses in it, up to the parenthesis that ends it. */
const INSIDE = /^((?:[^()]|\([^()]*\))*)\)/u;
/** An address, and a title with any kind of quotes. */
const PARTS = /^<?(.*?)>?(?:\s+(["'“„«].*))?\s*$/u;

/** `[text](/address` */
function describeCut(line: Line): Finding | undefined {
  const after = line.text.slice(line.at + 2, line.at + MAX_LENGTH);
  if (INSIDE.test(after) || !ADDRESS.test(after)) return undefined;
  const from = openingOf(line.text, line.at, "[");
  return {
    range: rangeIn(line, from, line.at + 2 - from),
    message: "This is no link: no parenthesis ends its address.",
    help: "Write `)` after it, in the same line.",
  };
}

/** `[text](an address)`, with spaces or an odd title. */
function describeLink(line: Line): Finding | undefined {
  const after = line.text.slice(line.at + 2, line.at + MAX_LENGTH);
  const [whole, written = ""] = INSIDE.exec(after) ?? [];
  if (whole === undefined) return undefined;
  const from = openingOf(line.text, line.at, "[");
  const range = rangeIn(line, from, line.at + 2 - from + whole.length);
  const [, address = "", title] = PARTS.exec(written) ?? [];
  const inside = line.text.slice(from, line.at).replace(/^!?\[/u, "");
  if (!ADDRESS.test(address) && ADDRESS.test(inside) && /\s/u.test(address))
    return turned(`[${written}](${inside})`, range);
  const isCode = /[\w\])]/u.test(line.text.charAt(from - 1));
  if (!(isCode ? ADDRESS : MEANT).test(address)) return undefined;
  const problem = describeTarget(address, title);
  if (problem === undefined) return undefined;
  const start = line.start + line.at + 2;
  const { better: text, help } = problem;
  const fix = text && [{ start, end: start + written.length, text }];
  const shown = shorten(`[${inside}](${written})`);
  const message = `\`${shown}\` is no link: ${problem.message}.`;
  return { range, message, help, ...(fix && { fix }) };
}

const TITLE = /^(?:"([^"]*)"|'([^']*)'|[“„«]([^“„«”»"]*)[”“»])$/u;

/** What is wrong with the part in parentheses, and what to write there. */
function describeTarget(address: string, title: string | undefined) {
  const words = TITLE.exec(title ?? '""');
  const quoted = words?.slice(1).find((each) => each !== undefined);
  const hasSpaces = /\s/u.test(address);
  if (title === undefined && !hasSpaces) return undefined;
  const message = hasSpaces
    ? "there are spaces in its address"
    : "its title is not between two quotes";
  if (quoted === undefined) {
    const help = `Write the title between two quotes, with none of them in it: \`(${address} "A title")\`.`;
    return { message, help };
  }
  const target = hasSpaces ? `<${address}>` : address;
  const better = title === undefined ? target : `${target} "${quoted}"`;
  const other = hasSpaces ? ", or `%20` in place of each space" : "";
  return { message, better, help: `Write \`(${better})\`${other}.` };
}

function turned(better: string, range: TextRange): Finding {
  return {
    range,
    message:
      "This is no link: its text and its address are in each other's place.",
    help: `Write \`${shorten(better)}\`.`,
    fix: [{ ...range, text: better }],
  };
}

/** `(text)[/address]` */
function describeReversed(line: Line): Finding | undefined {
  const [whole, address = ""] =
    /^\)\[([^\]\s]+)\]/u.exec(line.text.slice(line.at)) ?? [];
  if (whole === undefined || !(ADDRESS.test(address) || FILE.test(address)))
    return undefined;
  const from = openingOf(line.text, line.at, "(");
  const text = line.text.slice(from, line.at);
  const better = `${text.replace("(", "[")}](${address})`;
  return turned(better, rangeIn(line, from, line.at - from + whole.length));
}

/** `[text] (/address)` */
function describeSpaced(line: Line): Finding | undefined {
  const [whole, address = ""] =
    /^\] \(([^()\s]+)\)/u.exec(line.text.slice(line.at)) ?? [];
  if (whole === undefined || !ADDRESS.test(address)) return undefined;
  const from = openingOf(line.text, line.at, "[");
  const text = line.text.slice(from, line.at);
  const space = line.start + line.at + 1;
  return {
    range: rangeIn(line, from, line.at - from + whole.length),
    message: `\`${shorten(`${text}${whole}`)}\` is no link: there is a space before the address.`,
    help: `Write \`${shorten(`${text}](${address})`)}\`.`,
    fix: [{ start: space, end: space + 1, text: "" }],
  };
}

/** `[text]（/address）`, with the parentheses of Chinese and Japanese. */
function describeWide(line: Line): Finding | undefined {
  const [whole, address = ""] =
    /^\]（([^（）\s]+)）/u.exec(line.text.slice(line.at)) ?? [];
  if (whole === undefined || !(ADDRESS.test(address) || FILE.test(address)))
    return undefined;
  const from = openingOf(line.text, line.at, "[");
  const better = `${line.text.slice(from, line.at)}](${address})`;
  return {
    range: rangeIn(line, from, line.at - from + whole.length),
    message: "This is no link: the parentheses around its address are wide.",
    help: `Write \`${shorten(better)}\`.`,
    fix: [
      {
        ...rangeIn(line, line.at, whole.length),
        text: `](${address})`,
      },
    ],
  };
}

/** Words in a bracket that nothing ends, and a path in parentheses. */
const UNCLOSED = /\[[^[\]()\n]+\(\/[\w/#?=&.-]+\)(?![^[\n]*\])/gu;

/** `[text(/address)` */
function describeUnclosed(line: Line): Finding {
  const [whole = ""] = line.text.slice(line.at).match(UNCLOSED) ?? [];
  const at = whole.lastIndexOf("(");
  const better = `${whole.slice(0, at)}]${whole.slice(at)}`;
  const range = rangeIn(line, line.at, whole.length);
  return {
    range,
    message: "This is no link: no bracket ends its words.",
    help: `Write \`${shorten(better)}\`.`,
    fix: [{ ...range, text: better }],
  };
}

/** `[label]: an address` */
function describeDefinition(line: Line): Finding | undefined {
  const [whole, label = "", address = ""] =
    /^[ \t>]*\[([^\]^]+)\]:[ \t]+(\S.*?)\s*$/u.exec(line.text) ?? [];
  const isFirst = line.text.indexOf("]:") === line.at;
  if (whole === undefined || !isFirst || !ADDRESS.test(address))
    return undefined;
  const target = address.replace(/\s+(?:"[^"]*"|'[^']*'|\([^()]*\))$/u, "");
  return {
    range: rangeIn(line, 0, whole.length),
    message: `\`${shorten(whole.trim())}\` defines no address: readers see the line.`,
    help: /\s/u.test(target)
      ? `Write \`[${label}]: <${target}>\`.`
      : "Put an empty line before it.",
  };
}
