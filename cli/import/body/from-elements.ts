import type {
  Element,
  Root as HastRoot,
  RootContent as HastContent,
  Text,
} from "hast";
import { toMdast, type Handle, type State } from "hast-util-to-mdast";
import type { RootContent } from "mdast";
import { visit } from "unist-util-visit";
import { shorten } from "../losses.ts";
import { createAnchor } from "./clean-attributes.ts";
import { isHtmlName } from "./html-names.ts";
import type { Component, HiddenText } from "./marks.ts";
import type { ReadBody } from "./read-body.ts";
import { showComponent } from "./show-component.ts";
import { createElementHandlers } from "./show-elements.ts";
import { setChildren } from "./tidy-tree.ts";
import { isForeign, KEPT_TAG, toElements } from "./to-elements.ts";

/** The element that stands for an id that links may lead to. */
const ANCHOR_TAG = "import-anchor";
/** Elements in which nothing but certain elements may stand. */
const STRICT = /^(?:table|thead|tbody|tfoot|tr|ul|ol|dl)$/u;

/** A body as Markdown, with HTML only where Markdown has no sign. What pages may not hold is reported. */
export function convertElements(body: ReadBody): RootContent[] {
  visit(body.tree, "footnoteDefinition", (note) => {
    if (!isForeign(note)) return;
    const { children } = structuredClone(note);
    const inner = { ...body, tree: { type: "root" as const, children } };
    setChildren(note, convertElements(inner));
  });
  const { kept, tree } = toElements(body);
  prepareElements(tree);
  const handlers: Record<string, Handle> = {
    ...createElementHandlers(body),
    [ANCHOR_TAG]: (_, { properties }) =>
      createAnchor(String(properties.dataId)),
    [KEPT_TAG]: (_, { properties }) => kept[Number(properties.dataN)],
  };
  const closings = body.text.matchAll(/<\/([a-z][\w.:-]*)/giu);
  const closed = new Set([...closings].map(([tag]) => tag.toLowerCase()));
  visit(tree, "element", ({ tagName }) => {
    if (isHtmlName(tagName) || tagName in handlers) return;
    const isClosed = closed.has(`</${tagName}`);
    handlers[tagName] = (state, element) =>
      showUnknown(state, element, isClosed, body);
  });
  const nodeHandlers = {
    comment: () => undefined,
    text: (state: State, node: Text) => showText(state, node, body),
  };
  const options = { handlers, nodeHandlers, newlines: true, document: true };
  const result = toMdast(tree, options);
  return result.type === "root" ? result.children : [];
}

/** Puts what parsers hold apart where readers see it: content of templates, captions of tables, ids. */
function prepareElements(tree: HastRoot): void {
  visit(tree, "element", (node, index, parent) => {
    const { content, properties, tagName } = node;
    if (content)
      node.children = content.children.filter(
        (child) => child.type !== "doctype" && child.type !== "mdxjsEsm",
      );
    if (parent === undefined || index === undefined) return undefined;
    const siblings: HastContent[] = parent.children;
    const id = properties.id ?? (tagName === "a" ? properties.name : undefined);
    const before: Element[] = [];
    if (typeof id === "string") {
      properties.id = properties.name = undefined;
      const anchor = createElement(ANCHOR_TAG, { dataId: id });
      if (/^h[1-6]$/u.test(tagName)) node.children.unshift(anchor);
      else if (!("tagName" in parent && STRICT.test(parent.tagName)))
        before.push(anchor);
    }
    const [first] = node.children.filter(({ type }) => type === "element");
    if (
      tagName === "table" &&
      first?.type === "element" &&
      first.tagName === "caption"
    ) {
      node.children.splice(node.children.indexOf(first), 1);
      before.push(first);
    }
    siblings.splice(index, 0, ...before);
    return before.length > 0 ? index + before.length : undefined;
  });
}

function createElement(
  tagName: string,
  properties: Element["properties"],
): Element {
  return {
    type: "element",
    tagName,
    properties,
    children: [{ type: "text", value: "." }],
  };
}

/** An element that HTML does not know: a component, or words in angle brackets, such as `Array<T>`. */
function showUnknown(
  state: State,
  element: Element,
  isClosed: boolean,
  body: ReadBody,
): RootContent[] {
  const { lineOf, marks, report, text } = body;
  const { position, properties, tagName: name } = element;
  const line = lineOf(element);
  const content = state.all(element);
  const known = marks.component(name);
  if (known)
    return showComponent(known, content, {
      line,
      report,
      toFlow: state.toFlow,
    });
  const start = position?.start?.offset ?? text.length;
  const written = /^<[^>]*>/u.exec(text.slice(start, start + 2000))?.[0];
  const source = marks.restore(written ?? `<${name}>`);
  if (!isClosed && !source.endsWith("/>")) {
    report(
      line,
      "html",
      source,
      "shown as text: it is no element that is known",
    );
    return [{ type: "text", value: source }, ...content];
  }
  const values = new Map(
    Object.entries(properties).map(([key, value]) => [key, String(value)]),
  );
  const component: Component = { name, kind: "html", values, source };
  return showComponent(component, content, {
    line,
    report,
    toFlow: state.toFlow,
  });
}

/** A text with what was hidden in it. */
function showText(state: State, node: Text, body: ReadBody): RootContent[] {
  const { position } = node;
  const place = position ? { position } : {};
  const parts = body.marks.split(node.value);
  let line = body.lineOf(node);
  return parts.flatMap((part): RootContent[] => {
    if (typeof part !== "string") return showHidden(part, line, state, body);
    line += part.split("\n").length - 1;
    return part === "" ? [] : [{ type: "text", value: part, ...place }];
  });
}

function showHidden(
  { shown, source }: HiddenText,
  line: number,
  state: State,
  { marks, report }: ReadBody,
): RootContent[] {
  const written = marks.restore(source);
  switch (shown.kind) {
    case "nothing":
      return [];
    case "component":
      return showComponent(shown.component, [], {
        line,
        report,
        toFlow: state.toFlow,
      });
    case "text": {
      if (shown.loss)
        report(line, shown.loss, shorten(written), "shown as its source");
      return [{ type: "text", value: written }];
    }
    case "unknown": {
      const outcome = "shown as written: its value is not known";
      report(line, shown.loss, shorten(written), outcome);
      const value = written.replaceAll(/\s+/gu, " ");
      return [{ type: "inlineCode", value, data: { isMark: true } }];
    }
    case "code": {
      const value = marks.restore(shown.value);
      return value.includes("\n") || shown.lang !== ""
        ? [{ type: "code", lang: shown.lang || null, value }]
        : [{ type: "inlineCode", value }];
    }
    default:
      return shown satisfies never;
  }
}
