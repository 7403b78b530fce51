import {
  Liquid,
  TagToken,
  TokenKind,
  Tokenizer,
  type TopLevelToken,
} from "liquidjs";
import type { TextEdit } from "../../model/source-text.ts";
import { shorten } from "../losses.ts";
import { readArguments, type Argument } from "./component.ts";
import type { BodySurroundings } from "./document-body.ts";
import { createValues, type LiquidValues } from "./evaluate-liquid.ts";
import {
  hideComponent,
  pairMarks,
  type TemplateMark,
} from "./hide-component.ts";
import type { Marks } from "./marks.ts";
import { REFERENCE } from "./template-address.ts";
import { createLineFinder, editText, type TracedText } from "./traced-text.ts";

const { options } = new Liquid();
/** Tags whose branches and turns are not run: what they hold stays. */
const FLOW = /^(?:if|unless|case|for|tablerow|ifversion)$/u;
const BRANCH =
  /^(?:else|elsif|elseif|when|break|continue|cycle|increment|decrement|layout)$/u;
/** How many unreadable marks a text may have before the rest of it is taken as it is. */
const MAX_FAILURES = 20;

/** Fills in what is plain in a Liquid template: known values, includes of plain text; hides all else as it is written. */
export function fillLiquid(
  traced: TracedText,
  marks: Marks,
  surroundings: BodySurroundings,
): TracedText {
  const { text } = traced;
  const tokens = readTokens(text);
  const tags = tokens.filter((token) => token instanceof TagToken).map(toMark);
  const byStart = new Map(tags.map((tag) => [tag.start, tag]));
  const pairs = pairMarks(tags);
  const closers = new Set(pairs.values());
  const lineAt = createLineFinder(traced);
  const values = createValues(surroundings.lookup);
  const edits: TextEdit[] = [];
  const captured: Captured[] = [];
  let skipTo = 0;
  for (const token of tokens) {
    const { begin: start, end } = token;
    if (start < skipTo) continue;
    const tag = byStart.get(start);
    if (tag !== undefined && closers.has(tag)) continue;
    const close = tag && pairs.get(tag);
    const task = {
      text,
      marks,
      surroundings,
      values,
      captured,
      line: lineAt(start),
    };
    const mine =
      token instanceof TagToken && tag
        ? editTag(tag, token.args.trim(), close, task)
        : [{ start, end, text: fillOutput(token, task) }];
    edits.push(...mine);
    skipTo = mine.length === 1 ? (mine[0]?.end ?? 0) : end;
  }
  for (const { edit, name, text: shown } of captured)
    if (!values.isUsed(name)) edit.text = `\n\n${shown.trim()}\n\n`;
  return editText(traced, edits);
}

/** A text that a variable holds: it stays where it stood unless the variable is shown elsewhere. */
interface Captured {
  name: string;
  text: string;
  edit: TextEdit;
}

interface Task {
  text: string;
  marks: Marks;
  surroundings: BodySurroundings;
  values: LiquidValues;
  captured: Captured[];
  line: number;
}

/** Tags and values in order, as liquidjs reads them; what it cannot read is text. */
function readTokens(text: string): TopLevelToken[] {
  const found: TopLevelToken[] = [];
  const last = Math.max(text.lastIndexOf("}}"), text.lastIndexOf("%}"));
  const tokenizer = new Tokenizer(text);
  for (let failures = 0; tokenizer.p < last && failures < MAX_FAILURES;) {
    const start = tokenizer.p;
    try {
      const token = tokenizer.readTopLevelToken(options);
      if (token.kind === TokenKind.Output || token.kind === TokenKind.Tag)
        found.push(token);
    } catch {
      failures++;
      tokenizer.p = start + 2;
    }
  }
  return found;
}

function toMark({ args, begin, end, name }: TagToken): TemplateMark {
  const isClosing = /^end./u.test(name);
  return {
    start: begin,
    end,
    name: isClosing ? name.slice(3) : name,
    kind: "liquid",
    given: readArguments(args),
    role: isClosing ? "close" : "open",
  };
}

function fillOutput({ begin, end }: TopLevelToken, task: Task): string {
  const { marks, text, values } = task;
  const expression = text.slice(begin + 2, end - 2).replaceAll(/^-|-$/gu, "");
  const value = values.evaluate(expression);
  if (value !== undefined)
    return value.includes("\n") ? `\n\n${value.trim()}\n\n` : value;
  const source = text.slice(begin, end);
  return marks.hide(source, { kind: "code", value: source, loss: "liquid" });
}

function editTag(
  tag: TemplateMark,
  args: string,
  close: TemplateMark | undefined,
  task: Task,
): TextEdit[] {
  const { end, name, start } = tag;
  const {
    line,
    marks,
    surroundings: { report },
    text,
    values,
  } = task;
  const source = text.slice(start, end);
  const inner = text.slice(end, close?.start ?? end);
  const replaceWhole = (shown: string) => [
    { start, end: close?.end ?? end, text: shown },
  ];
  const isLoop = name === "for" || name === "tablerow";
  if (FLOW.test(name) && close !== undefined) {
    if (isLoop) values.forget(/^[\w-]*/u.exec(args)?.[0] ?? "");
    const outcome = isLoop
      ? "not run: what it holds is shown once"
      : "not run: all that it holds is shown";
    report(line, "liquid", shorten(source), outcome);
    return [dropMark(text, tag), dropMark(text, close)];
  }
  if (BRANCH.test(name)) return [dropMark(text, tag)];
  if (name === "raw")
    return close ? replaceWhole(hideBraces(inner, marks)) : [];
  if (name === "comment") return replaceWhole("");
  if (/^(?:capture|set)$/u.test(name) && close !== undefined) {
    const filled = /\{[{%]/u.test(inner) ? fillInner(inner, task) : inner;
    const edit = { start, end: close.end, text: "" };
    task.captured.push({ name: args, text: filled, edit });
    values.assign(args, filled);
    return [edit];
  }
  if (name === "assign" || name === "set") {
    const [variable = "", ...expression] = args.split("=");
    values.assign(variable.trim(), values.evaluate(expression.join("=")));
    return [dropMark(text, tag)];
  }
  if (name === "link" || name === "post_url") {
    const target = args.replaceAll(/^["']|["']$/gu, "");
    return replaceWhole(
      `${REFERENCE}${name === "link" ? "/" : ""}${encodeURI(target)}`,
    );
  }
  if (/^(?:include|include_relative|include_cached|render)$/u.test(name))
    return editInclude(tag, task);
  return hideComponent(
    text,
    { ...tag, given: fill(tag.given, values) },
    close,
    line,
    marks,
  );
}

/** The text that a capture holds, with its own marks filled in. */
function fillInner(inner: string, { line, marks, surroundings }: Task): string {
  const lines = inner.split("\n").map(() => line);
  return fillLiquid({ text: inner, lines }, marks, surroundings).text;
}

/** The text of an include where it is plain text; else a component of its name. */
function editInclude(tag: TemplateMark, task: Task): TextEdit[] {
  const { line, marks, surroundings, text, values } = task;
  const { end, start } = tag;
  const [first, ...given] = tag.given;
  const path = first?.value ?? "";
  const included = surroundings.readInclude(path)?.trim();
  // An include that holds marks is a program.
  if (
    included !== undefined &&
    !/\{[{%]|<(?:script|style)\b/iu.test(included)
  ) {
    const isBlock = included.includes("\n") || included.startsWith("<");
    return [{ start, end, text: isBlock ? `\n\n${included}\n\n` : included }];
  }
  const name = path.replace(/^.*\//u, "").replace(/\.\w+$/u, "");
  return hideComponent(
    text,
    { ...tag, name, kind: "include", given: fill(given, values) },
    undefined,
    line,
    marks,
  );
}

/** Arguments with the values of the variables that they name. */
function fill(given: readonly Argument[], values: LiquidValues): Argument[] {
  return given.map((argument) =>
    argument.isQuoted || argument.name === undefined
      ? argument
      : {
          ...argument,
          value: values.evaluate(argument.value) ?? argument.value,
        },
  );
}

/** Braces that a text shows are no marks for a later step. */
function hideBraces(text: string, marks: Marks): string {
  return text.replaceAll(/\{\{[^{}\n]*\}\}|\{%[^{}\n]*%\}/gu, (braces) =>
    marks.hide(braces, { kind: "text", value: braces }),
  );
}

/** Takes out a mark, with its line where it stands alone. */
function dropMark(text: string, { end, start }: TemplateMark): TextEdit {
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  const isAlone =
    text.slice(lineStart, start).trim() === "" &&
    /^[ \t]*(?:\n|$)/u.test(text.slice(end, end + 200));
  return isAlone
    ? { start: lineStart, end, text: "" }
    : { start, end, text: "" };
}
