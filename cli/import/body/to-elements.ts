import type { Element, Root as HastRoot } from "hast";
import { fromHtml } from "hast-util-from-html";
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
import { parseCodeOptions } from "../../model/code-fence.ts";
import { shorten } from "../project/open-project.ts";
import { isHtmlName } from "./convert-elements.ts";
import type { ReadBody } from "./read-body.ts";
import { readFence } from "./read-fence.ts";
import { showWritten } from "./show-component.ts";

type Jsx = MdxJsxFlowElement | MdxJsxTextElement;
type Expression = MdxFlowExpression | MdxTextExpression;

/** Markdown, HTML and JSX as one tree of elements, nested as a browser nests them. */
export function toElements(body: ReadBody): HastRoot {
  const expression = (_: State, node: Expression) => showExpression(node, body);
  const jsx = (state: State, node: Jsx) => showJsx(state, node, body);
  const handlers = {
    code: (_: State, node: Mdast.Code) => showFence(node, body),
    inlineCode: (_: State, { value }: Mdast.InlineCode) =>
      // Without words, the spaces around it would be lost.
      h("code", { dataValue: value }, value.trim() || "-"),
    definition: (_: State, node: Mdast.Definition) =>
      showDefinition(node, body),
    footnoteReference: (_: State, { identifier }: Mdast.FootnoteReference) =>
      h("footnote-reference", { title: identifier }),
    footnoteDefinition: (state: State, node: Mdast.FootnoteDefinition) =>
      h("footnote-text", { title: node.identifier }, state.all(node)),
    mdxFlowExpression: expression,
    mdxTextExpression: expression,
    mdxJsxFlowElement: jsx,
    mdxJsxTextElement: jsx,
  };
  if (body.tree === undefined) return fromHtml(body.text, { fragment: true });
  return unified()
    .use(remarkRehype, { allowDangerousHtml: true, handlers })
    .use(rehypeRaw)
    .runSync(body.tree, new VFile(body.text));
}

/** Code with its language and options. The report names options that say something in a way that we do not read. */
function showFence(node: Mdast.Code, { marks, reportAt }: ReadBody): Element {
  const { value } = node;
  const { lang, meta } = readFence(
    marks.restore(node.lang ?? ""),
    marks.restore(node.meta ?? ""),
  );
  const { problems } = parseCodeOptions(meta);
  if (problems.length > 0 && /\b(?:title|lines?)\b|=/u.test(meta))
    reportAt(node)("code", shorten(meta), "not shown");
  const options = { dataLang: lang, dataMeta: meta, dataValue: value };
  return h("pre", options, h("code", value));
}

/** A definition whose name a template was to fill in is named by nothing: it is shown as text. */
function showDefinition(node: Mdast.Definition, { marks }: ReadBody) {
  const label = node.label ?? "";
  const isFilled = marks.restore(label) === label;
  return isFilled ? undefined : h("p", `${label}: ${node.url}`);
}

/** An expression in braces: plain text as what it is, no comment, anything else as it is written. */
function showExpression(node: Expression, body: ReadBody) {
  const code = body.marks.restore(node.value);
  const program = code.replaceAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/gu, "");
  if (program.trim() === "") return undefined;
  const source = `{${code}}`;
  const value =
    readLiteral(code, body) ??
    body.marks.hide(source, () =>
      // The text may be joined with the one before it, which stands elsewhere.
      showWritten(source, "expression", body.reportAt(node)),
    );
  return { type: "text" as const, value };
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
  const { marks, text } = body;
  const { children, position } = node;
  const name = node.name ?? "div";
  const values = readAttributes(node, body);
  const start = position?.start.offset;
  const end = children[0]?.position?.start.offset ?? position?.end.offset;
  const source = marks.restore(text.slice(start, end)).trim();
  const component = { name, kind: "component", values, source };
  const isKnown = isHtmlName(name) || marks.atTag(name);
  return {
    type: "element",
    tagName: isKnown ? name : marks.enclose(component),
    properties: isKnown ? Object.fromEntries(values) : {},
    children: state.all(node),
    position,
  };
}

/** Attributes by name. The report names programs that hold words. */
function readAttributes(node: Jsx, body: ReadBody): Map<string, string> {
  const values = new Map<string, string>();
  for (const attribute of node.attributes) {
    const { type, value } = attribute;
    const written = typeof value === "object" ? value?.value : value;
    const code = body.marks.restore(written ?? "");
    const isText = type === "mdxJsxAttribute" && typeof value !== "object";
    const read = isText ? code : readLiteral(code, body);
    const outcome = "left out: it is not run";
    if (type === "mdxJsxAttribute" && read !== undefined)
      values.set(attribute.name, read);
    else if (/["'`>][^"'`<]*\p{L}{2}/u.test(code))
      body.reportAt(node)("expression", shorten(code), outcome);
  }
  return values;
}
