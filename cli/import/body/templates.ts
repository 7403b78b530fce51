import { Liquid, TagToken, type Token, TokenKind, Tokenizer } from "liquidjs";
import { h } from "hastscript";
import type { TextRange } from "../../model/source-text.ts";
import { shorten } from "../project/open-project.ts";
import {
  CODE_NAME,
  MAY_HIDE,
  showComponent,
  type Component,
} from "./show-component.ts";
import type { BodySite, DocumentBody, SourceEdits } from "./source-edits.ts";

/** The marks of other languages than Liquid. */
const MARKS = {
  none: /$^/gu,
  /** `{{< name args >}}`, `{{% /name %}}`, `{{< name args />}}`. */
  hugo: /\{\{[<%]-?\s*(?<end>\/?)\s*(?<name>[\w./-]*[\w-])(?<args>\s[^]{0,3000}?)??(?<whole>\/?)-?\s*[>%]\}\}/gu,
  /** `{{ name(args) }}`, `{% name(args) %}` and `{% end %}`. */
  zola: /(?<whole>\{\{)\s*(?<name>\w+)\((?<args>[^]{0,3000}?)\)\s*\}\}|\{%\s*(?:(?<name>\w+)\((?<args>[^]{0,3000}?)\)|(?<end>end))\s*%\}/gu,
  /** `:::note`, `:::note[Title]`, `:::note Title`, `::: warning {.class}`, and `:::` that ends each. */
  directives:
    /(?<=^[ \t>]*)(?::{3,}[ \t]*(?<name>[a-z][\w-]*)[ \t]*(?:\[(?<title>.*)\]|(?<title>[^{}\n]*?))[ \t]*(?:\{[^{}\n]*\})?[ \t]*:*|(?<end>:{3,})[ \t]*)(?=[ \t]*$)/gimu,
  html: /<(?<end>\/?)(?<name>[a-z][\w-]*)(?<args>\s[^<>]*?)?(?<whole>\/?)>/giu,
};

/** One mark of a template. */
interface TemplateMark extends TextRange, Component {
  role: "open" | "close" | "whole";
  /** The mark that ends its content. */
  close?: TextRange;
}

/** Tags of Liquid that are not run: what they hold stays. */
const CONTROL =
  /^(?:assign|break|capture|case|continue|cycle|decrement|else|else?if|elsif|for|if|increment|layout|set|tablerow|unless|when)$/u;
/** A quoted text or a name, with filters that keep an address: where its page is now is looked up later. */
const VALUE =
  /^\{\{-?\s*(?:"([^"]*)"|'([^']*)'|([\w.-]+?))(?:\s*\|\s*(?:(?:relative|absolute)_url|url|safe|escape|prepend:\s*site\.(?:base)?url))*\s*-?\}\}$/u;

/** Fills in known values and addresses. Other marks become components or are hidden as they are written. */
export function editTemplates(
  edits: SourceEdits,
  { syntax, templating }: DocumentBody,
  site: BodySite,
): void {
  if (templating === "liquid") hideMarks(edits, readLiquid(edits.text), site);
  else hideMarks(edits, readMarks(edits.text, templating), site);
  const directives = readMarks(edits.text, "directives");
  const isText = ({ start }: TextRange) => !edits.isCode(start);
  if (syntax !== "html") hideMarks(edits, directives.filter(isText), site);
}

/** The text in the place of a mark and what it holds; undefined for a component. */
function fill(mark: TemplateMark, inner: string | undefined, site: BodySite) {
  const { kind, name, source, values } = mark;
  const { lookup, refer } = site;
  const [, double, single, path] = VALUE.exec(source) ?? [];
  const to = values.get("path") ?? values.get("name") ?? values.get("0") ?? "";
  if (/^(?:ref|relref|post_url)$/u.test(name)) return refer(to);
  if (name === "param") return lookup(to);
  if (name === "comment") return "";
  if (name === "raw" && inner !== undefined) return inner;
  if (name === "link" && kind === "liquid") return refer(`/${to}`);
  return double ?? single ?? (path && lookup(path));
}

const { options } = new Liquid();
/** How many unreadable marks a text may have before the rest of it is taken as it is. */
const MAX_FAILURES = 20;

/** Tags and values as liquidjs reads them. What it cannot read is text. */
function readLiquid(text: string): TemplateMark[] {
  const found: TemplateMark[] = [];
  const last = Math.max(text.lastIndexOf("}}"), text.lastIndexOf("%}"));
  const tokenizer = new Tokenizer(text);
  for (let failures = 0; tokenizer.p < last && failures < MAX_FAILURES;) {
    const before = tokenizer.p;
    try {
      const token = tokenizer.readTopLevelToken(options);
      if (token instanceof TagToken || token.kind === TokenKind.Output)
        found.push(toMark(token));
    } catch {
      failures++;
      tokenizer.p = before + 2;
    }
  }
  return found;
}

function toMark(token: Token): TemplateMark {
  const { begin: start, end } = token;
  const { args = "", name = "" } = token instanceof TagToken ? token : {};
  const source = token.input.slice(start, end);
  const values = readArguments(args);
  const mark = { name, kind: "liquid", values, source, start, end };
  if (/^end\w/u.test(name))
    return { ...mark, name: name.slice(3), role: "close" };
  if (!/^(?:include|render)/u.test(name))
    return { ...mark, role: name === "" ? "whole" : "open" };
  const file = values.get("0") ?? "";
  values.delete("0");
  const bare = file.replaceAll(/^.*\/|\.\w+$/gu, "");
  return { ...mark, name: bare, kind: "include", role: "whole" };
}

export function readMarks(text: string, language: keyof typeof MARKS) {
  return [...text.matchAll(MARKS[language])].map((match): TemplateMark => {
    const { 0: source, groups = {}, index: start } = match;
    const { args = "", end, name = "", title, whole } = groups;
    return {
      name: name.replace(/\.(?:html|md)$/u, ""),
      values: title ? new Map([["title", title]]) : readArguments(args),
      kind: "shortcode",
      source,
      role: end ? "close" : whole ? "whole" : "open",
      start,
      end: start + source.length,
    };
  });
}

const ARGUMENT =
  /(?:([\w:.@-]+)\s*[=:]\s*)?(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|`([^`]*)`|([^\s"'`,]+))/gu;

/** Arguments such as `a="b" c=d "e" f` by their names; those without a name are numbered from 0. */
function readArguments(text: string): Map<string, string> {
  let position = 0;
  return new Map(
    [...text.matchAll(ARGUMENT)].map(([, name, double, single, back, bare]) => {
      const value = double ?? single ?? back ?? bare ?? "";
      const key = name ?? String(position++);
      return [key, value.replaceAll(/\\(["'\\])/gu, "$1")];
    }),
  );
}

/** Hides the marks of a template, in order. A mark inside filled text or code goes with it. */
function hideMarks(edits: SourceEdits, found: TemplateMark[], site: BodySite) {
  let skipTo = 0;
  for (const mark of pairMarks(found)) {
    const { close, end, kind, name, start } = mark;
    if (start < skipTo) continue;
    const isCode = edits.isCode(start);
    const inner = close && edits.text.slice(end, close.start);
    const filled = fill(mark, inner, site);
    const isRead = !isCode && filled === undefined;
    if (isRead && kind === "liquid" && CONTROL.test(name)) {
      dropControl(mark, edits);
    } else if (isRead && close && !CODE_NAME.test(name)) {
      enclose(mark, close, edits);
    } else {
      skipTo = close?.end ?? end;
      const written = edits.text.slice(start, skipTo);
      const hide = () =>
        edits.marks.hide(written, () =>
          showComponent(mark, h("p", inner).children, (...loss) =>
            edits.report(start, ...loss),
          ),
        );
      edits.add({ start, end: skipTo, text: filled ?? hide() });
    }
  }
}

/**
 * Gives opening marks the closing ones of the same name. One without a name closes the last that is open.
 * @returns the marks without those that close another
 */
export function pairMarks(found: readonly TemplateMark[]): TemplateMark[] {
  const open: TemplateMark[] = [];
  return found.filter((mark) => {
    if (mark.role === "open") open.push(mark);
    if (mark.role !== "close") return true;
    const at = open.findLastIndex(({ name }) => ["", name].includes(mark.name));
    const [opening] = at === -1 ? [] : open.splice(at);
    if (opening) opening.close = mark;
    return opening === undefined;
  });
}

/** Puts tags in the place of two marks, so that what stands between them is read as Markdown. */
function enclose(mark: TemplateMark, close: TextRange, edits: SourceEdits) {
  const { marks, text } = edits;
  const tag = marks.enclose(mark);
  const { end, start } = mark;
  const prefix = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
  const inner = text.slice(end, close.start);
  // Blocks are read between empty lines only, which belong to the quote or the item around them.
  const isBlock =
    /^[ \t>]*$/u.test(prefix) && /^[ \t]*\n|\n[ \t>]*\n/u.test(inner);
  const gap = isBlock ? `\n${prefix}\n${prefix}` : "";
  edits.add({ start, end, text: `${gap}<${tag}>${gap}` });
  edits.add({ ...close, text: `${gap}</${tag}>${gap}` });
}

/** Removes a tag that is not run, and the end of its line before a line of HTML, which an empty line would end. */
function dropControl(mark: TemplateMark, edits: SourceEdits): void {
  const outcome = "not run: what it holds is shown once";
  const source = shorten(mark.source);
  edits.report(mark.start, "liquid", source, outcome);
  if (/^(?:if|unless|case)$/u.test(mark.name))
    edits.report(mark.start, "hidden", source, MAY_HIDE);
  for (const { end, start } of [mark, mark.close ?? mark]) {
    const [line = ""] =
      /^[ \t]*\n(?=[ \t]*<)/u.exec(edits.text.slice(end)) ?? [];
    edits.add({ start, end: end + line.length, text: "" });
  }
}
