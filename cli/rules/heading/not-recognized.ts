import { rangeInBody, type BodyTree } from "../../model/body-tree.ts";
import { defineRule, shorten, type Finding } from "../define-rule.ts";
import { findInProse } from "../find-in-prose.ts";

/**
 * Signs at the start of a line without a space after them. One sign may begin a tag, such as #sales, so it counts for a
 * line of several words without an end of a sentence.
 */
const HEADING =
  /^(?:(#{2,6})(?![#\s])|(#{1,6})(?=[^\S \t\n])|(#)(?=\p{L}[^#\n]* [^#\n]*[^#\n.!?:;,…。！？]$)|(#{7,})[ \t])[^\n]*\p{L}[^\n]*/gmu;

export const headingNotRecognized = defineRule({
  id: "heading/not-recognized",
  level: "warn",
  what: "A line begins like a heading, but there is no space after its number signs, or there are more than six of them. Or a line is a heading that nobody meant.",
  why: "Readers see the signs, and the contents leave the line out or show what is none.",
  whatToDo:
    "Write one to six number signs and a space. Put a backslash before the first one if it is meant as text.",
  bad: "«##What we saw»\n\nText.",
  good: "## What we saw\n\nText.",
  checkBody: (body) => [...findUnspaced(body), ...findUnmeant(body)],
});

function findUnspaced(body: BodyTree): Finding[] {
  return findInProse(body, "#", HEADING).flatMap(({ match, place, range }) => {
    const isStart = /^[ \t>]*$/u.test(
      lineBefore(body.source.text, range.start),
    );
    if (place.parent?.tagName !== "p" || !isStart) return [];
    const [written] = match;
    const [signs = ""] = /^#+/u.exec(written) ?? [];
    const words = written.slice(signs.length).trim();
    const depth = Math.min(Math.max(signs.length, 2), 6);
    const better = `${"#".repeat(depth)} ${words}`;
    return {
      range,
      message: `\`${shorten(written)}\` is no heading: ${signs.length > 6 ? "it has more than six signs" : "there is no space after the signs"}.`,
      help: `Write \`${shorten(better)}\`.`,
      fix: [{ ...range, text: better }],
    };
  });
}

/** Headings without words, and paragraphs that a line of hyphens makes one. */
function findUnmeant(body: BodyTree): Finding[] {
  return body.headings.flatMap(({ node, text }) => {
    const range = rangeInBody(node, body);
    const written = body.source.text.slice(range.start, range.end);
    if (/^#+[ \t]*$/u.test(written))
      return {
        range,
        message: "The heading has no words.",
        help: "Write them after the signs, or remove the line.",
      };
    const isUnderlined = /\n[ \t>]*-+[ \t]*$/u.test(written);
    const isSentence =
      /[^.][.:;!?…。！？]$/u.test(text) && / \S+ \S+ /u.test(text);
    if (!isUnderlined || !(isSentence || text.length > MAX_LETTERS)) return [];
    return {
      range,
      message: "The line of hyphens makes a heading of the text above it.",
      help: "Put an empty line before it for a line across the page, or write `## ` before a heading.",
    };
  });
}

/** Longer texts are paragraphs. */
const MAX_LETTERS = 120;

function lineBefore(text: string, at: number): string {
  return text.slice(text.lastIndexOf("\n", at - 1) + 1, at);
}
