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
    ...FORMS.flatMap(({ signs, ...form }) =>
      findAt(body, signs, new RegExp(RegExp.escape(signs), "gu"), (line) =>
        describeForm(line, form),
      ),
    ),
    ...findAt(body, "]", COLON, describeDefinition),
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
    return toLink(`[${written}](${inside})`, range, REVERSED);
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

function toLink(better: string, range: TextRange, why: string): Finding {
  return {
    range,
    message: `This is no link: ${why}.`,
    help: `Write \`${shorten(better)}\`.`,
    fix: [{ ...range, text: better }],
  };
}

interface Form {
  /** From the sign that ends the text of the link. */
  pattern: RegExp;
  /** The sign that begins the text. */
  open: string;
  /** What an address looks like here. */
  address: readonly RegExp[];
  why: string;
}

const REVERSED = "its text and its address are in each other's place";

/** What nearly is a link. */
const FORMS: readonly (Form & { signs: string })[] = [
  {
    signs: ")[",
    pattern: /^\)\[([^\]\s]+)\]/u,
    open: "(",
    address: [ADDRESS, FILE],
    why: REVERSED,
  },
  {
    signs: "] (",
    pattern: /^\] \(([^()\s]+)\)/u,
    open: "[",
    address: [ADDRESS],
    why: "there is a space before the address",
  },
  {
    signs: "]（",
    pattern: /^\]（([^（）\s]+)）/u,
    open: "[",
    address: [ADDRESS, FILE],
    why: "the parentheses around its address are wide",
  },
];

function describeForm(line: Line, form: Form): Finding | undefined {
  const { at, text } = line;
  const [whole, address = ""] = form.pattern.exec(text.slice(at)) ?? [];
  if (whole === undefined) return undefined;
  if (!form.address.some((pattern) => pattern.test(address))) return undefined;
  const from = openingOf(text, at, form.open);
  const words = text.slice(from, at).replace(form.open, "[");
  const range = rangeIn(line, from, at - from + whole.length);
  return toLink(`${words}](${address})`, range, form.why);
}

/** Words in a bracket that nothing ends, and a path in parentheses. */
const UNCLOSED = /\[[^[\]()\n]+\(\/[\w/#?=&.-]+\)(?![^[\n]*\])/gu;

/** `[text(/address)` */
function describeUnclosed(line: Line): Finding {
  const [whole = ""] = line.text.slice(line.at).match(UNCLOSED) ?? [];
  const at = whole.lastIndexOf("(");
  const better = `${whole.slice(0, at)}]${whole.slice(at)}`;
  const range = rangeIn(line, line.at, whole.length);
  return toLink(better, range, "no bracket ends its words");
}

/** After the label of a definition. */
const COLON = /\] ?:/gu;

/** `[label]: an address` */
function describeDefinition(line: Line): Finding | undefined {
  const [whole, label = "", address = ""] =
    /^[ \t>]*\[([^\]^]+)\] ?:[ \t]+(\S.*?)\s*$/u.exec(line.text) ?? [];
  const isFirst = line.text.search(COLON) === line.at;
  if (whole === undefined || !isFirst || !ADDRESS.test(address))
    return undefined;
  const target = address.replace(/\s+(?:"[^"]*"|'[^']*'|\([^()]*\))$/u, "");
  return {
    range: rangeIn(line, 0, whole.length),
    message: `\`${shorten(whole.trim())}\` defines no address: readers see the line.`,
    help: /\s/u.test(target)
      ? `Write \`[${label}]: <${target}>\`.`
      : `Write \`[${label}]: ${target}\`, after an empty line.`,
  };
}
