import { collections, fieldMeanings } from "#schema";
import type { Entry, EntryHead } from "../../model/entry.ts";
import {
  describeSchema,
  formatOf,
  schemaOf,
  unwrap,
} from "../../model/schema-parts.ts";
import { findTexts } from "../../model/value-at.ts";
import type { FieldPath } from "../../model/yaml-source.ts";
import { defineRule, shorten, type Finding } from "../define-rule.ts";
import { schemaAt } from "../schema/schema-at.ts";

export const yamlTextCut = defineRule({
  id: "yaml/text-cut",
  level: "warn",
  what: "A part of a text field is something else in YAML: a comment from ` #` on, a name after `&`, or a type after `!`.",
  why: "The page shows the text without that part.",
  whatToDo: "Quote the text. Put a comment on a line of its own.",
  bad: "title: A first post for readers #2 of the tests",
  good: 'title: "A first post for readers #2 of the tests"',
  checkFields(entry) {
    const { text } = entry.source;
    const isMarkdown = entry.kind === "markdown";
    const end = isMarkdown ? entry.bodyRange.start : text.length;
    if (!MAYBE.test(text.slice(0, end))) return [];
    return findTexts(entry.raw, (value) => value !== "").flatMap(
      ({ path, value }) =>
        isText(entry, path, value) ? checkText(entry, path) : [],
    );
  },
});

/** A quick test that most files fail. */
const MAYBE = /\S[ \t]+#|[:-][ \t]+(?:&\S|![ \t])/u;

/** True for a field of words: no date, choice, reference or address. */
function isText(
  { collection, raw }: Entry | EntryHead,
  path: FieldPath,
  value: string,
): boolean {
  const found = schemaAt(schemaOf(collections[collection]), path, raw);
  if (found === undefined) return false;
  const schema = unwrap(found, value);
  const meaning = fieldMeanings.get(schema)?.kind ?? "markdown";
  const { type } = describeSchema(schema);
  const isPlain = formatOf(schema) === undefined && meaning === "markdown";
  return type === "string" && isPlain;
}

function checkText(entry: Entry | EntryHead, path: FieldPath): Finding[] {
  const { base, source, yaml } = entry;
  const { end, start } = yaml.rangeOf([...base, ...path]);
  const value = source.text.slice(start, end);
  // In quotes and in blocks, nothing is cut.
  const isCutShort = !/^["'|>]/u.test(value);
  const after = isCutShort ? source.text.slice(end) : "";
  const [comment = ""] = /^[ \t]+#[^\r\n]*/u.exec(after) ?? [];
  const line = source.text.lastIndexOf("\n", start) + 1;
  const [sign = ""] =
    /(?:&\S+|!)[ \t]+$/u.exec(source.text.slice(line, start)) ?? [];
  const whole = `${sign}${value}${comment}`.trim();
  const range = {
    start: start - sign.length,
    end: end + comment.trimEnd().length,
  };
  const isOneLine = isCutShort && !/[\r\n]/u.test(whole);
  const fix = isOneLine
    ? [{ ...range, text: JSON.stringify(whole) }]
    : undefined;
  const help = isOneLine
    ? `Write \`${JSON.stringify(whole)}\`, or put the comment on a line of its own.`
    : undefined;
  if (isCut(value, comment)) {
    const message = `The text ends before \`${shorten(comment.trim())}\`, which is a comment in YAML.`;
    const at = end + comment.length - comment.trimStart().length;
    return [{ range: { start: at, end: range.end }, message, help, fix }];
  }
  if (sign === "" || isUsed(sign.trim(), source.text)) return [];
  const message = `\`${sign.trim()}\` is no part of the text: it has a meaning in YAML.`;
  const place = { start: range.start, end: range.start + sign.trim().length };
  return [{ range: place, message, help, fix }];
}

/** A comment after a word such as a slug is one, and words can go on after a number sign. */
function isCut(value: string, comment: string): boolean {
  const isName = /^[a-z\d_-]+$/u.test(value) && /#(?:\s|$)/u.test(comment);
  return comment !== "" && !isName;
}

/** True for a name that repeats the value elsewhere. */
function isUsed(sign: string, text: string): boolean {
  return sign.startsWith("&") && text.includes(`*${sign.slice(1)}`);
}
