import { rangeOfNode, type BodyTree } from "../../model/body-tree.ts";
import { sanitizeSchema } from "../../model/sanitize-schema.ts";
import { defineRule, shorten, type Finding } from "../define-rule.ts";
import { findInProse, type ProseMatch } from "../find-in-prose.ts";

/** Elements that end by themselves: those without content, and those whose end tag may be left out. */
const ENDS_ITSELF = new Set(
  "br hr img input source track wbr p li dt dd tr td th thead tbody tfoot rp rt".split(
    " ",
  ),
);
const names = new Set(
  sanitizeSchema.tagNames?.filter((name) => !ENDS_ITSELF.has(name)),
);

/** A comment, the content of an element that is left out with it, or a tag. The last of a text may have no end. */
const PART =
  /<!--(?:-?>|[^]*?(?:-->|$))|<(script|style|textarea|svg|math)\b[^]*?<\/\1\s*>|<(\/?)([a-z][a-z\d]*)(?=[\s/>])(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^"'>])*(?:>|$)/giu;

export const htmlNotClosed = defineRule({
  id: "html/not-closed",
  level: "warn",
  what: "A comment, an element or an entity of HTML has no end.",
  why: "It takes in everything after it: the rest of the text is hidden, folded or bold.",
  whatToDo: "Write its end: `-->` after a comment, `</b>` after `<b>`.",
  bad: "Replies «<b>»doubled in March.\n\nThen they fell.",
  good: "Replies <b>doubled</b> in March.\n\nThen they fell.",
  checkBody: (body) => [
    ...findInProse(body, "&", ENTITY).map(unended),
    ...findInProse(body, "&", UNKNOWN_ENTITY).map(({ match, range }) => ({
      range,
      message: `\`${match[0]}\` is no entity of HTML: readers see it as text.`,
      help: "Write the character itself.",
    })),
    ...findOpen(body),
    ...SHOWN.flatMap(([sign, pattern, message, help]) =>
      findInProse(body, sign, pattern).map(({ range }) => {
        return { range, message: `${message}: readers see it as text.`, help };
      }),
    ),
  ],
});

/** What is no HTML, by its first sign, with what to say of it and what to do. */
const SHOWN: readonly [string, RegExp, string, string][] = [
  // In a line of text, a comment ends in the same paragraph.
  [
    "<!--",
    /<!--/gu,
    "The comment does not end in its paragraph",
    "Write `-->` after it. A comment with empty lines in it begins on a line of its own.",
  ],
  // The start of a comment without both of its hyphens.
  [
    "<!",
    /<!(?:-(?!-)| )/gu,
    "This begins no comment",
    "Write `<!--` before a comment, and `-->` after it.",
  ],
  // A tag with an attribute.
  [
    "<",
    /<\s*[a-z][a-z\d]*\s+[a-z][a-z-]*\s*=/giu,
    "This is no tag",
    "Write `>` at its end, both quotes around each value, and no space after `<`.",
  ],
];

/** A known entity without its semicolon. */
const ENTITY =
  /&(?:amp|lt|gt|quot|nbsp|copy|[mn]dash|hellip)(?![\p{L}\p{N};=])/gu;

/** What reads like an entity. Those that exist are characters by now. */
const UNKNOWN_ENTITY = /&[a-z][a-z\d]{1,30};/giu;

function unended({ match, range }: ProseMatch): Finding {
  return {
    range,
    message: `\`${match[0]}\` is no entity without a semicolon: readers see it as text.`,
    help: `Write \`${match[0]};\`.`,
    fix: [{ ...range, text: `${match[0]};` }],
  };
}

function findOpen(body: BodyTree): Finding[] {
  const found: Finding[] = [];
  const open = new Map<string, Finding[]>();
  for (const { node } of body.markdown.html) {
    const { end, start } = rangeOfNode(node, body);
    const written = body.source.text.slice(start, end);
    for (const match of written.matchAll(PART)) {
      const [whole, , slash, tag = ""] = match;
      const at = start + match.index;
      if (whole.startsWith("<!--")) {
        if (!/^<!--(?:-?>|[^]*-->$)/u.test(whole)) found.push(comment(at));
        continue;
      }
      const name = tag.toLowerCase();
      if (!names.has(name)) continue;
      const same = open.get(name) ?? [];
      open.set(name, same);
      if (slash !== "/") same.push(element(whole, name, at));
      else if (same.pop() === undefined) found.push(stray(whole, at));
    }
  }
  return [...found, ...[...open.values()].flat()];
}

function comment(start: number): Finding {
  return {
    range: { start, end: start + 4 },
    message: "The comment has no end: everything after it is hidden as well.",
    help: "Write `-->` where it ends, without spaces in it.",
  };
}

function stray(tag: string, start: number): Finding {
  return {
    range: { start, end: start + tag.length },
    message: `\`${shorten(tag)}\` ends nothing: no tag of its name is open.`,
    help: "Write the tag that begins it, or remove this one.",
  };
}

function element(tag: string, name: string, start: number): Finding {
  const range = { start, end: start + tag.length };
  const end = `</${name}>`;
  if (!tag.endsWith(">")) {
    const message = `The tag \`${shorten(tag.split("\n", 1)[0] ?? "")}\` does not end.`;
    return { range, message, help: "Write `>` after its attributes." };
  }
  const message = `\`${shorten(tag)}\` has no end: it takes in what comes after it.`;
  if (!tag.endsWith("/>"))
    return { range, message, help: `Write \`${end}\` where it ends.` };
  const better = `${tag.replace(/\s*\/>$/u, ">")}${end}`;
  const help = `A slash does not end it in HTML. Write \`${shorten(better)}\`.`;
  return { range, message, help, fix: [{ ...range, text: better }] };
}
