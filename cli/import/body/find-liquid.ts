import { Liquid, TagToken, TokenKind, Tokenizer } from "liquidjs";
import type { TextEdit } from "../../model/source-text.ts";
import { shorten } from "../losses.ts";
import type { BodySurroundings } from "./document-body.ts";
import type { Marks } from "./marks.ts";
import {
  hideTemplate,
  readArguments,
  type Filled,
  type TemplateMark,
  type TemplatePart,
} from "./template-marks.ts";
import { REFERENCE } from "./template-address.ts";

const { options } = new Liquid();
/** Tags that are not run: what they hold stays. */
const FLOW = /^(?:if|unless|case|for|tablerow|assign|capture|set)$/u;
const BRANCH =
  /^(?:else|elsif|elseif|when|break|continue|cycle|increment|decrement|layout)$/u;
const INCLUDE = /^(?:include|include_relative|include_cached|render)$/u;
/** A quoted text or a name, with filters that leave an address as it is: where its page is now is found later. */
const VALUE =
  /^\s*(?:"([^"]*)"|'([^']*)'|([\w.-]+))(?:\s*\|\s*(?:(?:relative|absolute)_url|url|safe|escape|prepend:\s*site\.(?:base)?url))*\s*$/u;
/** The name of a mark that is a value, not a tag. */
const OUTPUT = "{{";
/** How many unreadable marks a text may have before the rest of it is taken as it is. */
const MAX_FAILURES = 20;

/**
 * Edits that fill in what is plain in a Liquid template: known values, addresses, includes of plain text. All else is
 * hidden as it is written.
 */
export function editLiquid(
  text: string,
  marks: Marks,
  surroundings: BodySurroundings,
  lineAt: (offset: number) => number,
): TextEdit[] {
  const report = ({ mark, source }: TemplatePart, outcome: string) =>
    surroundings.report(lineAt(mark.start), "liquid", shorten(source), outcome);
  return hideTemplate(text, readMarks(text), marks, (part) => {
    const { inner, mark, source } = part;
    const { name } = mark;
    if (name === OUTPUT) return fillValue(source, marks, surroundings);
    const args = source.replaceAll(/^\{%-?\s*\w+\s*|\s*-?%\}$/gu, "");
    const isOpen = inner === undefined && !/^(?:assign|set)$/u.test(name);
    if (FLOW.test(name) && !isOpen) {
      report(part, "not run: what it holds is shown once");
      return "content";
    }
    if (BRANCH.test(name)) return "content";
    if (name === "raw") return hideBraces(inner ?? "", marks);
    if (name === "comment") return "";
    const target = encodeURI(args.replaceAll(/^["']|["']$/gu, ""));
    if (name === "link") return `${REFERENCE}/${target}`;
    if (name === "post_url") return `${REFERENCE}${target}`;
    if (INCLUDE.test(name)) return include(args, surroundings);
    return { component: {} };
  });
}

/** Tags and values in order, as liquidjs reads them; what it cannot read is text. */
function readMarks(text: string): TemplateMark[] {
  const found: TemplateMark[] = [];
  const last = Math.max(text.lastIndexOf("}}"), text.lastIndexOf("%}"));
  const tokenizer = new Tokenizer(text);
  for (let failures = 0; tokenizer.p < last && failures < MAX_FAILURES;) {
    const start = tokenizer.p;
    try {
      const token = tokenizer.readTopLevelToken(options);
      const range = { start: token.begin, end: token.end, kind: "liquid" };
      if (token instanceof TagToken)
        found.push({ ...range, ...readTag(token), kind: "liquid" });
      else if (token.kind === TokenKind.Output)
        found.push({ ...range, ...WHOLE });
    } catch {
      failures++;
      tokenizer.p = start + 2;
    }
  }
  return found;
}

const WHOLE = {
  name: OUTPUT,
  values: new Map<string, string>(),
  kind: "liquid",
  role: "whole",
} as const;

function readTag({ args, name }: TagToken) {
  const values = readArguments(args);
  return /^end./u.test(name)
    ? ({ name: name.slice(3), role: "close", values } as const)
    : ({ name, role: "open", values } as const);
}

function fillValue(
  source: string,
  marks: Marks,
  { lookup }: BodySurroundings,
): string {
  const expression = source.slice(2, -2).replaceAll(/^-|-$/gu, "");
  const [, double, single, name] = VALUE.exec(expression) ?? [];
  const value = double ?? single ?? (name && lookup(name));
  if (value === undefined)
    return marks.hide(source, { kind: "unknown", loss: "liquid" });
  return value.includes("\n") ? `\n\n${value.trim()}\n\n` : value;
}

/** The text of an include where it is plain text; else a component of its name. */
function include(args: string, surroundings: BodySurroundings): Filled {
  const [, path = "", rest = ""] =
    /^["']?([^\s"',]+)["']?,?(.*)$/su.exec(args) ?? [];
  const text = surroundings.readInclude(path)?.trim();
  // An include that holds marks is a program.
  if (text !== undefined && !/\{[{%]|<(?:script|style)\b/iu.test(text))
    return /\n|^</u.test(text) ? `\n\n${text}\n\n` : text;
  const name = path.replace(/^.*\//u, "").replace(/\.\w+$/u, "");
  return { component: { name, kind: "include", values: readArguments(rest) } };
}

/** Braces that a text shows are no marks for a later step. */
function hideBraces(text: string, marks: Marks): string {
  return text.replaceAll(/\{\{[^{}\n]*\}\}|\{%[^{}\n]*%\}/gu, (braces) =>
    marks.hide(braces, { kind: "text" }),
  );
}
