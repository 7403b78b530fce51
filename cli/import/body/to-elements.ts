import { parseExpressionAt } from "acorn";
import type { Element, ElementContent, Root as HastRoot } from "hast";
import type { Link, Nodes, RootContent } from "mdast";
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
import { SKIP, visit } from "unist-util-visit";
import { VFile } from "vfile";
import { shorten } from "../losses.ts";
import { isHtmlName } from "./html-names.ts";
import { holdsToken } from "./marks.ts";
import type { ReadBody } from "./read-body.ts";
import { CODE_NAMES } from "./template-marks.ts";

declare module "mdast" {
  interface InlineCodeData {
    /** A mark of a template that nobody filled in. */
    isMark?: true;
  }
}

/** The element that stands for a Markdown node which passes through HTML as it is. */
export const KEPT_TAG = "import-keep";
/** What may pass through HTML where it holds none. */
const KEPT = new Set<string>(
  "blockquote code footnoteDefinition footnoteReference heading image inlineCode list paragraph table thematicBreak".split(
    " ",
  ),
);

type Jsx = MdxJsxFlowElement | MdxJsxTextElement;
type JsExpression = MdxFlowExpression | MdxTextExpression;

/** Markdown, HTML and JSX as one tree of elements, nested as a browser nests them. */
export function toElements(body: ReadBody): {
  tree: HastRoot;
  /** The Markdown nodes that pass through, by their numbers. */
  kept: RootContent[];
} {
  const kept: RootContent[] = [];
  const keep = (node: RootContent) => String(kept.push(node) - 1);
  keepMarkdown(body, keep);
  const expression = (_: State, node: JsExpression): ElementContent[] => {
    const shown = showExpression(node, body);
    if (shown?.type !== "inlineCode") return shown ? [shown] : [];
    const dataN = keep(shown);
    return [createElement(KEPT_TAG, undefined, { dataN })];
  };
  const jsx = (state: State, node: Jsx) => showJsx(state, node, body);
  const handlers = {
    link: (state: State, node: Link): Element =>
      createElement("a", state.all(node), {
        href: node.url,
        ...(node.title ? { title: node.title } : {}),
      }),
    mdxFlowExpression: expression,
    mdxTextExpression: expression,
    mdxJsxFlowElement: jsx,
    mdxJsxTextElement: jsx,
  };
  const tree = unified()
    .use(remarkRehype, { allowDangerousHtml: true, handlers })
    .use(rehypeRaw)
    .runSync(body.tree, new VFile(body.text));
  return { tree, kept };
}

/** True where there is HTML, JSX or something hidden. */
export function isForeign(tree: Nodes): boolean {
  let isFound = false;
  visit(tree, (node) => {
    isFound ||=
      node.type === "html" ||
      node.type.startsWith("mdx") ||
      (node.type === "text" && holdsToken(node.value));
    return !isFound;
  });
  return isFound;
}

/** Puts an element in the place of each node that is nothing but Markdown. */
function keepMarkdown(
  { tree }: ReadBody,
  keep: (node: RootContent) => string,
): void {
  visit(tree, (node, index, parent) => {
    if (node.type === "root" || !KEPT.has(node.type)) return undefined;
    if (parent === undefined || index === undefined) return undefined;
    if (node.type !== "footnoteDefinition" && isForeign(node)) return undefined;
    const value = `<${KEPT_TAG} data-n="${keep(node)}">.</${KEPT_TAG}>`;
    const place = node.position ? { position: node.position } : {};
    parent.children.splice(index, 1, { type: "html", value, ...place });
    return SKIP;
  });
}

function createElement(
  tagName: string,
  children: ElementContent[] = [{ type: "text", value: "." }],
  properties: Element["properties"] = {},
): Element {
  return { type: "element", tagName, properties, children };
}

/** An expression in braces: comments and plain text as what they are, anything else as it is written. */
function showExpression(node: JsExpression, body: ReadBody) {
  const code = body.marks.restore(node.value);
  if (code.replaceAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/gu, "").trim() === "")
    return undefined;
  const value = readLiteral(code, body);
  if (value !== undefined) return { type: "text", value } as const;
  const written = `{${code.replaceAll(/\s+/gu, " ")}}`;
  if (!/^\s*#[\w:.-]+\s*$/u.test(code))
    reportProgram(node, written, "shown as written", body);
  const data = { isMark: true } as const;
  return { type: "inlineCode", value: written, data } as const;
}

function reportProgram(
  node: JsExpression | Jsx,
  written: string,
  outcome: string,
  { lineOf, report }: ReadBody,
): void {
  report(
    lineOf(node),
    "expression",
    shorten(written),
    `${outcome}: it is not run`,
  );
}

/** The value of a text in quotes, of the name of an imported file, or of a call that only gives a path. */
function readLiteral(code: string, { imports }: ReadBody): string | undefined {
  const call =
    /^\s*(?:require|useBaseUrl|withBase)\((.*)\)(?:\.default)?\s*$/su;
  const inner = call.exec(code)?.[1] ?? code;
  try {
    const node = parseExpressionAt(inner, 0, { ecmaVersion: "latest" });
    if (inner.slice(node.end).trim() !== "") return undefined;
    if (node.type === "Identifier") return imports.get(node.name);
    if (node.type === "Literal" && node.value !== null)
      return String(node.value);
    if (node.type === "TemplateLiteral" && node.expressions.length === 0)
      return node.quasis[0]?.value.cooked ?? undefined;
  } catch (error) {
    if (error instanceof RangeError) throw error;
  }
  return undefined;
}

/** JSX with a name of HTML is that element; any other is a component. */
function showJsx(state: State, node: Jsx, body: ReadBody) {
  const { name, position } = node;
  if (name === null) return state.all(node);
  const { marks, text } = body;
  const values = readAttributes(node, body);
  const place = position ? { position } : {};
  if (isHtmlName(name) || marks.component(name)) {
    const className = values.get("className")?.split(/\s+/u);
    const properties = { ...Object.fromEntries(values), className };
    return { ...createElement(name, state.all(node), properties), ...place };
  }
  const start = position?.start.offset ?? 0;
  const inner = node.children[0]?.position?.start.offset;
  const end = inner ?? position?.end.offset ?? start;
  const source = marks.restore(text.slice(start, end)).trim();
  const tag = marks.enclose({ name, kind: "component", values, source });
  const last = node.children.at(-1)?.position?.end.offset;
  const written = CODE_NAMES.test(name) ? text.slice(end, last ?? end) : "";
  const code = written.replaceAll(/^\s*\{\s*`|`\s*\}\s*$/gu, "").trim();
  const children: ElementContent[] =
    code === ""
      ? state.all(node)
      : [createElement("pre", [{ type: "text", value: code }])];
  if (children.length === 0) children.push(createElement(KEPT_TAG));
  return { ...createElement(tag, children), ...place };
}

/** Attributes by name; of programs, those are reported that hold words. */
function readAttributes(node: Jsx, body: ReadBody): Map<string, string> {
  const { marks } = body;
  const given = node.attributes.flatMap((attribute): [string, string][] => {
    const { value } = attribute;
    const name = attribute.type === "mdxJsxAttribute" ? attribute.name : "...";
    if (typeof value !== "object" && name !== "...")
      return [[name, marks.restore(value ?? "")]];
    const code = marks.restore(
      typeof value === "object" ? (value?.value ?? "") : (value ?? ""),
    );
    const read = readLiteral(code, body);
    if (read !== undefined) return [[name, read]];
    if (/["'`>][^"'`<]*\p{L}{2}/u.test(code))
      reportProgram(node, `${name}={${code}}`, "left out", body);
    return [];
  });
  return new Map(given);
}
