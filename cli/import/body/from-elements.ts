import type { Element, Root as HastRoot, Text } from "hast";
import { toMdast, type State } from "hast-util-to-mdast";
import type { RootContent } from "mdast";
import { visit } from "unist-util-visit";
import { shorten } from "../losses.ts";
import { isHtmlName } from "./html-names.ts";
import type { HiddenText, Marks } from "./marks.ts";
import type { ReadBody } from "./read-body.ts";
import { showComponent } from "./show-component.ts";
import { createElementHandlers } from "./show-elements.ts";
import { createAnchor, placeOf, setChildren } from "./tidy-tree.ts";
import { isForeign, toElements } from "./to-elements.ts";

/** Elements in which nothing but certain elements may stand. */
const STRICT = /^(?:table|thead|tbody|tfoot|tr|ul|ol|dl)$/u;

/** A body as Markdown, with HTML only where Markdown has no sign. What pages may not hold is reported. */
export function convertElements(body: ReadBody): RootContent[] {
  visit(body.tree, "footnoteDefinition", (note) => {
    if (!isForeign(note)) return;
    const tree = { type: "root" as const, children: [...note.children] };
    setChildren(note, convertElements({ ...body, tree }));
  });
  const tree = toElements(body);
  placeAnchors(tree, body.marks);
  const handlers = createElementHandlers(body);
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

/** Puts tokens for ids before the elements that have them, and into headings. */
function placeAnchors(tree: HastRoot, marks: Marks): void {
  visit(tree, "element", ({ children, properties, tagName }, index, parent) => {
    // Without content, a link would not keep the spaces around it apart.
    if (tagName === "a" && children.length === 0)
      children.push({
        type: "text",
        value: marks.hide("", { kind: "nothing" }),
      });
    const id = properties.id ?? (tagName === "a" ? properties.name : undefined);
    if (typeof id !== "string" || parent === undefined || index === undefined)
      return undefined;
    properties.id = properties.name = undefined;
    const value = marks.hide("", { kind: "nothing", id });
    const anchor: Text = { type: "text", value };
    if (/^h[1-6]$/u.test(tagName)) children.unshift(anchor);
    else if (!("tagName" in parent && STRICT.test(parent.tagName))) {
      parent.children.splice(index, 0, anchor);
      return index + 1;
    }
    return undefined;
  });
}

/** An element that HTML does not know: a component, or words in angle brackets, such as `Array<T>`. */
function showUnknown(
  state: State,
  element: Element,
  isClosed: boolean,
  { lineOf, marks, report, text }: ReadBody,
): RootContent[] {
  const { position, properties, tagName: name } = element;
  const content = state.all(element);
  const place = { line: lineOf(element), report, toFlow: state.toFlow };
  const known = marks.component(name);
  if (known) return showComponent(known, content, place);
  const start = position?.start?.offset ?? text.length;
  const written = /^<[^>]*>/u.exec(text.slice(start, start + 2000))?.[0];
  const source = marks.restore(written ?? `<${name}>`);
  if (isClosed || source.endsWith("/>")) {
    const given = Object.entries(properties);
    const values = new Map(given.map(([key, value]) => [key, String(value)]));
    return showComponent(
      { name, kind: "html", values, source },
      content,
      place,
    );
  }
  const outcome = "shown as text: it is no element that is known";
  report(place.line, "html", source, outcome);
  return [{ type: "text", value: source }, ...content];
}

/** A text with what was hidden in it. */
function showText(state: State, node: Text, body: ReadBody): RootContent[] {
  let line = body.lineOf(node);
  return body.marks.split(node.value).flatMap((part): RootContent[] => {
    if (typeof part !== "string") return showHidden(part, line, state, body);
    line += part.split("\n").length - 1;
    return part === "" ? [] : [{ type: "text", value: part, ...placeOf(node) }];
  });
}

function showHidden(
  { shown, source }: HiddenText,
  line: number,
  { toFlow }: State,
  { marks, report }: ReadBody,
): RootContent[] {
  const written = marks.restore(source);
  if (shown.kind === "nothing")
    return shown.id === undefined ? [] : [createAnchor(shown.id)];
  if (shown.kind === "markdown") return [shown.node];
  if (shown.kind === "component")
    return showComponent(shown.component, [], { line, report, toFlow });
  if (shown.kind === "code") {
    const value = marks.restore(shown.value);
    return value.includes("\n") || shown.lang !== ""
      ? [{ type: "code", lang: shown.lang || null, value }]
      : [{ type: "inlineCode", value }];
  }
  if (shown.loss)
    report(line, shown.loss, shorten(written), "shown as it is written");
  if (shown.kind === "text") return [{ type: "text", value: written }];
  const value = written.replaceAll(/\s+/gu, " ");
  return [{ type: "inlineCode", value, data: { isMark: true } }];
}
