import type { Element, ElementContent, Root as HastRoot } from "hast";
import { h } from "hastscript";
import type * as Mdast from "mdast";
import type {
  MdxFlowExpression,
  MdxJsxFlowElement,
  MdxJsxTextElement,
  MdxTextExpression,
} from "mdast-util-mdx";
import type { State } from "mdast-util-to-hast";
import rehypeRaw from "rehype-raw";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { VFile } from "vfile";
import { parseCodeOptions } from "../../model/code-options.ts";
import { shorten } from "../losses.ts";
import { isHtmlName } from "./parse-body.ts";
import { holdsToken } from "./marks.ts";
import type { ReadBody } from "./read-body.ts";
import {
  isCodeName,
  showCode,
  showComponent,
  showWritten,
} from "./show-component.ts";

type Jsx = MdxJsxFlowElement | MdxJsxTextElement;
type Expression = MdxFlowExpression | MdxTextExpression;

/** Markdown, HTML and JSX as one tree of elements, nested as a browser nests them. */
export function toElements(body: ReadBody): HastRoot {
  const expression = (_: State, node: Expression) => showExpression(node, body);
  const jsx = (state: State, node: Jsx) =>
    place(node, showJsx(state, node, body));
  const handlers = {
    code: (_: State, node: Mdast.Code) => place(node, showFence(node, body)),
    inlineCode: (_: State, { value }: Mdast.InlineCode) =>
      // Without words, the spaces around it would be lost.
      h("code", { dataValue: value }, value.trim() || "-"),
    definition: showDefinition,
    footnoteReference: (_: State, { identifier }: Mdast.FootnoteReference) =>
      h("footnote-reference", { title: identifier }),
    footnoteDefinition: (state: State, node: Mdast.FootnoteDefinition) =>
      h("footnote-text", { title: node.identifier }, state.all(node)),
    mdxFlowExpression: (state: State, node: Expression) =>
      place(node, h("p", [expression(state, node) ?? []].flat())),
    mdxTextExpression: expression,
    mdxJsxFlowElement: jsx,
    mdxJsxTextElement: jsx,
  };
  return unified()
    .use(remarkRehype, { allowDangerousHtml: true, handlers })
    .use(rehypeRaw)
    .runSync(body.tree, new VFile(body.text));
}

function place<Result>({ position }: Mdast.Node, result: Result): Result {
  return position ? { ...result, position } : result;
}

/** A definition whose name a template was to fill in is named by nothing: it is shown as text. */
function showDefinition(_: State, node: Mdast.Definition) {
  const label = node.label ?? node.identifier;
  return holdsToken(label) ? h("p", `${label}: ${node.url}`) : undefined;
}

/** Code with its language and options. The report names options that say something in a way that we do not read. */
function showFence(node: Mdast.Code, body: ReadBody): Element {
  const { lang, meta, value } = node;
  const written = body.marks.restore(meta ?? "");
  const { problems } = parseCodeOptions(written);
  if (problems.length > 0 && /\b(?:title|lines?)\b|=/u.test(written))
    body.report(body.lineOf(node), "code", shorten(written), "not shown");
  const properties = { dataLang: lang, dataMeta: meta, dataValue: value };
  return h("pre", h("code", properties, value));
}

/** An expression in braces: plain text as what it is, no comment, anything else as it is written. */
function showExpression(node: Expression, body: ReadBody) {
  const code = body.marks.restore(node.value);
  if (code.replaceAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/gu, "").trim() === "")
    return undefined;
  const source = `{${code}}`;
  const value =
    readLiteral(code, body) ??
    body.marks.hide(source, (_, where) =>
      showWritten(source, "expression", where),
    );
  return place(node, { type: "text" as const, value });
}

const LITERAL =
  /^\s*(?:(?:require|useBaseUrl|withBase)\(\s*)?(?:"([^"]*)"|'([^']*)'|`([^`$]*)`)\s*\)?(?:\.default)?\s*$/su;

/** A text in quotes, a path that a call is given, or the path of an imported file. */
function readLiteral(code: string, { imports }: ReadBody): string | undefined {
  const [, double, single, back] = LITERAL.exec(code) ?? [];
  return double ?? single ?? back ?? imports.get(code.trim());
}

/** JSX with a name of HTML is that element; any other is a component. */
function showJsx(state: State, node: Jsx, body: ReadBody): Element {
  const { children, name, position } = node;
  if (name === null) return h("div", state.all(node));
  const { marks, text } = body;
  const values = readAttributes(node, body);
  if (isHtmlName(name) || marks.atTag(name))
    return createElement(name, state.all(node), Object.fromEntries(values));
  const start = position?.start.offset;
  const end = children[0]?.position?.start.offset ?? position?.end.offset;
  const last = children.at(-1)?.position?.end.offset ?? end;
  const source = marks.restore(text.slice(start, end)).trim();
  const inside = marks.restore(text.slice(end, last));
  const code = inside.replaceAll(/^\s*\{\s*`|`\s*\}\s*$/gu, "").trim();
  const component = { name, kind: "component", values, source } as const;
  const isCode = isCodeName(name) && code !== "";
  const tag = marks.enclose(source, (inner, where) =>
    isCode ? showCode(component, code) : showComponent(component, inner, where),
  );
  return createElement(tag, isCode ? [] : state.all(node));
}

function createElement(
  tagName: string,
  children: ElementContent[],
  properties: Element["properties"] = {},
): Element {
  return { type: "element", tagName, properties, children };
}

/** Attributes by name. The report names programs that hold words. */
function readAttributes(node: Jsx, body: ReadBody): Map<string, string> {
  const given = node.attributes.flatMap((attribute): [string, string][] => {
    const { type, value } = attribute;
    const isText = type === "mdxJsxAttribute" && typeof value !== "object";
    const written = typeof value === "object" ? value?.value : value;
    const code = body.marks.restore(written ?? "");
    const read = isText ? code : readLiteral(code, body);
    if (type === "mdxJsxAttribute" && read !== undefined)
      return [[attribute.name, read]];
    const outcome = "left out: it is not run";
    if (/["'`>][^"'`<]*\p{L}{2}/u.test(code))
      body.report(body.lineOf(node), "expression", shorten(code), outcome);
    return [];
  });
  return new Map(given);
}
