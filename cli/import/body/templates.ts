import { Liquid, TagToken, type Token, TokenKind, Tokenizer } from "liquidjs";
import type { TextEdit, TextRange } from "../../model/source-text.ts";
import { shorten } from "../losses.ts";
import type { BodySurroundings, DocumentBody } from "./document-body.ts";
import { REFERENCE } from "./rewrite-targets.ts";
import {
  isCodeName,
  showCode,
  showComponent,
  showWritten,
  type Component,
} from "./show-component.ts";
import type { SourceEdits } from "./source-edits.ts";

/** The marks of other template languages than Liquid. */
const MARKS = {
  /** `{{< name args >}}`, `{{% /name %}}`, `{{< name args />}}`; between slashes and stars, a mark that is shown. */
  hugo: /\{\{[<%](?:\s*(?<shown>\/\*)[^]{0,3000}?\*\/|-?\s*(?<end>\/?)\s*(?<name>[\w./-]*[\w-])(?<args>\s[^]{0,3000}?)??(?<whole>\/?)-?)\s*[>%]\}\}/gu,
  /** `{{ name(args) }}`, `{% name(args) %}` and `{% end %}`. */
  zola: /(?<whole>\{\{)\s*(?<name>\w+)\((?<args>[^]{0,3000}?)\)\s*\}\}|\{%\s*(?:(?<name>\w+)\((?<args>[^]{0,3000}?)\)|(?<end>end))\s*%\}/gu,
  /** `:::note`, `:::note[Title]`, `:::note Title`, `::: warning {.class}`, and `:::` that ends each. */
  directives:
    /(?<=^[ \t>]*)(?::{3,}[ \t]*(?<name>[a-z][\w-]*)[ \t]*(?:\[(?<title>.*)\])?[ \t]*(?<args>[^{}\n]*?)[ \t]*(?:\{[^{}\n]*\})?[ \t]*:*|(?<end>:{3,})[ \t]*)(?=[ \t]*$)/gimu,
};

/** One mark of a template. */
interface TemplateMark extends TextRange, Component {
  args: string;
  role: "open" | "close" | "whole" | "value" | "shown";
}

/** What becomes of a mark: other text, its content alone, or a component. */
type Filled = string | "content" | { component: Component };
type Fill = (mark: TemplateMark, inner: string | undefined) => Filled;

/** Tags of Liquid that are not run: what they hold stays. */
const FLOW = /^(?:if|unless|case|for|tablerow|capture)$/u;
const BRANCH =
  /^(?:else|elsif|elseif|when|break|continue|cycle|increment|decrement|layout)$/u;
/** A quoted text or a name, with filters that keep an address: where its page is now is looked up later. */
const VALUE =
  /^-?\s*(?:"([^"]*)"|'([^']*)'|([\w.-]+?))(?:\s*\|\s*(?:(?:relative|absolute)_url|url|safe|escape|prepend:\s*site\.(?:base)?url))*\s*-?$/u;

/** Fills in known values and addresses. Other marks become components or are hidden as they are written. */
export function editTemplates(
  edits: SourceEdits,
  templating: DocumentBody["templating"],
  lookup: BodySurroundings["lookup"],
): void {
  if (templating === "none") return;
  if (templating !== "liquid") {
    const found = [...edits.text.matchAll(MARKS[templating])];
    const all = found.map((match) => readMark(match, "shortcode"));
    hideMarks(edits, all, (mark) => fillShortcode(mark, lookup));
    return;
  }
  hideMarks(edits, readLiquid(edits.text), (mark, inner) => {
    if (mark.role !== "value") return fillTag(mark, inner, edits);
    const { args, source } = mark;
    const [, double, single, name] = VALUE.exec(args) ?? [];
    const known = double ?? single ?? (name && lookup(name));
    if (known !== undefined) return known;
    return edits.marks.hide(source, (_, place) =>
      showWritten(source, "liquid", place),
    );
  });
}

function fillShortcode(
  mark: TemplateMark,
  lookup: BodySurroundings["lookup"],
): Filled {
  const { name, role, source, values } = mark;
  if (role === "shown") return source.replaceAll(/\/\*|\*\//gu, "");
  const [first = ""] = ["path", "name", "0"].flatMap(
    (key) => values.get(key) ?? [],
  );
  if (/^(?:rel)?ref$/u.test(name)) return REFERENCE + encodeURI(first);
  const value = name === "param" ? lookup(first) : undefined;
  return value ?? { component: mark };
}

function fillTag(
  mark: TemplateMark,
  inner: string | undefined,
  edits: SourceEdits,
): Filled {
  const { name, source, start, values } = mark;
  if (name === "raw") return inner ?? "";
  if (name === "comment") return "";
  if (BRANCH.test(name)) return "content";
  const isFlow = FLOW.test(name) && inner !== undefined;
  if (isFlow || /^(?:assign|set)$/u.test(name)) {
    const outcome = "not run: what it holds is shown once";
    edits.report(start, "liquid", shorten(source), outcome);
    return "content";
  }
  const first = encodeURI(values.get("0") ?? "");
  if (name === "link") return `${REFERENCE}/${first}`;
  if (name === "post_url") return REFERENCE + first;
  if (!name.startsWith("include") && name !== "render")
    return { component: mark };
  const file = first.replace(/^.*\//u, "").replace(/\.\w+$/u, "");
  const given = new Map([...values].filter(([key]) => key !== "0"));
  return { component: { name: file, kind: "include", values: given, source } };
}

/** Makes notes of blocks between colons. */
export function editDirectives(edits: SourceEdits): void {
  const found = [...edits.text.matchAll(MARKS.directives)]
    .filter(({ index }) => !edits.isCode(index))
    .map((match) => {
      const { args = "", name = "", title = args } = match.groups ?? {};
      const values = new Map(Object.entries({ type: name, title }));
      const mark = readMark(match, "component");
      return { ...mark, name: name && "admonition", values };
    });
  hideMarks(edits, found, (mark, inner) =>
    inner === undefined ? "content" : { component: mark },
  );
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
  const isEnd = /^end\w/u.test(name);
  return {
    name: isEnd ? name.slice("end".length) : name,
    args: args || source.slice(2, -2),
    values: readArguments(args),
    kind: "liquid",
    source,
    role: isEnd ? "close" : name === "" ? "value" : "open",
    start,
    end,
  };
}

function readMark(
  { 0: source, groups = {}, index }: RegExpExecArray,
  kind: string,
): TemplateMark {
  const { args = "", end, name = "", shown, whole } = groups;
  const role = end ? "close" : whole ? "whole" : "open";
  return {
    name: name.replace(/\.(?:html|md)$/u, ""),
    args,
    values: readArguments(args),
    kind,
    source,
    role: shown ? "shown" : role,
    start: index,
    end: index + source.length,
  };
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
function hideMarks(
  edits: SourceEdits,
  found: readonly TemplateMark[],
  fill: Fill,
): void {
  const { marks, text } = edits;
  const pairs = pairMarks(found);
  const closing = new Set(pairs.values());
  let skipTo = 0;
  for (const mark of found) {
    if (mark.start < skipTo || closing.has(mark)) continue;
    const close = pairs.get(mark);
    const { end, start } = mark;
    const inner = close && text.slice(end, close.start);
    const filled = fill(mark, inner);
    if (filled === "content") {
      for (const each of close ? [mark, close] : [mark]) dropMark(each, edits);
      continue;
    }
    if (typeof filled !== "string" && close && !isCode(filled.component)) {
      encloseContent(filled.component, mark, close, edits);
      continue;
    }
    skipTo = close?.end ?? end;
    const written =
      typeof filled === "string"
        ? filled
        : marks.hide(text.slice(start, skipTo), (_, place) =>
            inner === undefined
              ? showComponent(filled.component, [], place)
              : showCode(filled.component, marks.restore(inner)),
          );
    edits.add({ start, end: skipTo, text: written });
  }
}

/** Pairs opening marks with the closing ones of the same name. One without a name closes the last that is open. */
function pairMarks(found: readonly TemplateMark[]) {
  const pairs = new Map<TemplateMark, TemplateMark>();
  const open: TemplateMark[] = [];
  for (const mark of found) {
    if (mark.role === "open") open.push(mark);
    if (mark.role !== "close") continue;
    const at = open.findLastIndex(({ name }) => ["", name].includes(mark.name));
    const [opening] = at === -1 ? [] : open.splice(at);
    if (opening) pairs.set(opening, mark);
  }
  return pairs;
}

function isCode({ name }: Component): boolean {
  return name === "highlight" || isCodeName(name);
}

/** Puts tags in the place of two marks, so that what stands between them is read as Markdown. */
function encloseContent(
  component: Component,
  { end, start }: TextRange,
  close: TextRange,
  edits: SourceEdits,
): void {
  const { marks, text } = edits;
  const tag = marks.enclose(
    component.source,
    (content, place) => showComponent(component, content, place),
    text.slice(close.start, close.end),
  );
  const opening = { start, end, text: `<${tag}>` };
  const closing = { ...close, text: `</${tag}>` };
  const isBlock = /^[ \t]*\n|\n[ \t>]*\n/u.test(text.slice(end, close.start));
  const alone = isBlock ? placeAlone(text, opening) : undefined;
  if (alone === undefined) return edits.add(opening, closing);
  const last = { ...closing, text: `\n\n${closing.text}\n\n` };
  return edits.add(alone, placeAlone(text, closing) ?? last);
}

/** Puts a tag on a line of its own between empty lines; undefined where words stand before it. */
function placeAlone(text: string, { end, start, text: tag }: TextEdit) {
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  const prefix = text.slice(lineStart, start);
  if (!/^[ \t>]*$/u.test(prefix)) return undefined;
  const empty = prefix.includes(">") ? prefix.trimEnd() : "";
  const hasMore = /^[ \t]*\S/u.test(text.slice(end, end + 200));
  const after = hasMore ? `\n${empty}\n${prefix}` : `\n${empty}`;
  return { start: lineStart, end, text: `${empty}\n${prefix}${tag}${after}` };
}

/** Removes a mark, with its line where nothing else stands on it. */
function dropMark({ end, start }: TextRange, edits: SourceEdits): void {
  const { text } = edits;
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  const isAlone =
    text.slice(lineStart, start).trim() === "" &&
    /^[ \t]*(?:\n|$)/u.test(text.slice(end, end + 200));
  edits.add({ start: isAlone ? lineStart : start, end, text: "" });
}
