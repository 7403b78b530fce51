import { Liquid, TagToken, TokenKind, Tokenizer } from "liquidjs";
import { shorten } from "../losses.ts";
import { readArguments, type Argument } from "./component.ts";
import type { BodySurroundings } from "./document-body.ts";
import { createValues, type LiquidValues } from "./evaluate-liquid.ts";
import {
  hideTemplate,
  type Filled,
  type TemplateMark,
  type TemplatePart,
} from "./hide-template.ts";
import type { Marks } from "./marks.ts";
import { REFERENCE } from "./template-address.ts";
import type { TracedText } from "./traced-text.ts";

const { options } = new Liquid();
/** Tags whose branches and turns are not run: what they hold stays. */
const FLOW = /^(?:if|unless|case|for|tablerow|ifversion)$/u;
const BRANCH =
  /^(?:else|elsif|elseif|when|break|continue|cycle|increment|decrement|layout)$/u;
const INCLUDE = /^(?:include|include_relative|include_cached|render)$/u;
/** A value, not a tag. */
const VALUE = "{{";
/** How many unreadable marks a text may have before the rest of it is taken as it is. */
const MAX_FAILURES = 20;

interface Task {
  text: string;
  marks: Marks;
  surroundings: BodySurroundings;
  values: LiquidValues;
}

/** Fills in what is plain in a Liquid template: known values, includes of plain text; hides all else as it is written. */
export function fillLiquid(
  traced: TracedText,
  marks: Marks,
  surroundings: BodySurroundings,
): TracedText {
  const values = createValues(surroundings.lookup);
  const { text } = traced;
  const task = { text, marks, surroundings, values };
  const found = readMarks(text);
  return hideTemplate(traced, found, marks, (part) => fillPart(part, task));
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
      const range = { start: token.begin, end: token.end };
      if (token instanceof TagToken) found.push({ ...range, ...toMark(token) });
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
  name: VALUE,
  given: [],
  kind: "liquid",
  role: "whole",
} as const;

function toMark({ args, name }: TagToken) {
  const isClosing = /^end./u.test(name);
  return {
    name: isClosing ? name.slice(3) : name,
    kind: "liquid",
    given: readArguments(args),
    role: isClosing ? "close" : "open",
  } as const;
}

function fillPart(part: TemplatePart, task: Task): Filled {
  const { inner, line, mark, source } = part;
  const { marks, surroundings, values } = task;
  const { given, name } = mark;
  const args = source.replaceAll(/^\{%-?\s*\w+\s*|\s*-?%\}$/gu, "");
  if (name === VALUE) return fillValue(source, task);
  if (FLOW.test(name) && inner !== undefined) {
    const [, variable] = /^([\w-]+)\s+in\s/u.exec(args) ?? [];
    if (variable !== undefined) values.assign(variable, undefined);
    const what = variable
      ? "what it holds is shown once"
      : "all of it is shown";
    surroundings.report(line, "liquid", shorten(source), `not run: ${what}`);
    return "content";
  }
  if (BRANCH.test(name)) return "content";
  if (name === "raw") return hideBraces(inner ?? "", marks);
  if (name === "comment") return "";
  if (/^(?:assign|capture|set)$/u.test(name))
    return assign(args, inner, line, task);
  const target = encodeURI(args.replaceAll(/^["']|["']$/gu, ""));
  if (name === "link") return `${REFERENCE}/${target}`;
  if (name === "post_url") return `${REFERENCE}${target}`;
  if (INCLUDE.test(name)) return include(given, task);
  return { component: { given: fill(given, values) } };
}

function fillValue(source: string, { marks, values }: Task): string {
  const expression = source.slice(2, -2).replaceAll(/^-|-$/gu, "");
  const value = values.evaluate(expression);
  if (value === undefined)
    return marks.hide(source, { kind: "code", value: source, loss: "liquid" });
  return value.includes("\n") ? `\n\n${value.trim()}\n\n` : value;
}

/** Gives a variable its value; text between two marks stays where it stands unless a later mark shows it. */
function assign(
  args: string,
  inner: string | undefined,
  line: number,
  { marks, surroundings, text, values }: Task,
): Filled {
  const [name = "", ...expression] = args.split("=");
  if (inner === undefined) {
    values.assign(name.trim(), values.evaluate(expression.join("=")));
    return "content";
  }
  const lines = inner.split("\n").map(() => line);
  const filled = fillLiquid({ text: inner, lines }, marks, surroundings).text;
  values.assign(name.trim(), filled);
  const shown = text.split(
    /\{\{-?\s*|\s*(?:\|\s*(?:markdownify|strip)\s*)?-?\}\}/gu,
  );
  return shown.includes(name.trim()) ? "" : `\n\n${filled.trim()}\n\n`;
}

/** The text of an include where it is plain text; else a component of its name. */
function include(
  [first, ...given]: readonly Argument[],
  { surroundings, values }: Task,
): Filled {
  const path = first?.value ?? "";
  const text = surroundings.readInclude(path)?.trim();
  // An include that holds marks is a program.
  if (text !== undefined && !/\{[{%]|<(?:script|style)\b/iu.test(text))
    return /\n|^</u.test(text) ? `\n\n${text}\n\n` : text;
  const name = path.replace(/^.*\//u, "").replace(/\.\w+$/u, "");
  return { component: { name, kind: "include", given: fill(given, values) } };
}

/** Arguments with the values of the variables that they name. */
function fill(given: readonly Argument[], values: LiquidValues): Argument[] {
  return given.map((argument) => {
    const { isQuoted, name, value } = argument;
    if (isQuoted || name === undefined) return argument;
    return { ...argument, value: values.evaluate(value) ?? value };
  });
}

/** Braces that a text shows are no marks for a later step. */
function hideBraces(text: string, marks: Marks): string {
  return text.replaceAll(/\{\{[^{}\n]*\}\}|\{%[^{}\n]*%\}/gu, (value) =>
    marks.hide(value, { kind: "text", value }),
  );
}
