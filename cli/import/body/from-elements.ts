import { escapeUTF8 } from "entities";
import type { Element, Root as HastRoot } from "hast";
import { toHtml } from "hast-util-to-html";
import { toMdast, type Handle, type State } from "hast-util-to-mdast";
import { toString } from "hast-util-to-string";
import type { Html, RootContent } from "mdast";
import { SKIP, visit } from "unist-util-visit";
import { shorten } from "../losses.ts";
import type { Conversion } from "./conversion.ts";
import { embedLink, linkTo } from "./embed-link.ts";
import { inlineHtml } from "./inline-html.ts";
import { COMPONENT_TAG } from "./marks.ts";
import { ANCHOR_TAG } from "./prepare-elements.ts";
import { setChildren } from "./set-children.ts";
import { showComponent, showFold } from "./show-component.ts";
import { KEPT_TAG } from "./to-elements.ts";

/** Elements that pages may hold and Markdown has no sign for: their tags stay. */
const INLINE =
  "abbr cite ins kbd mark q rp rt ruby samp small sub sup u var".split(" ");

/** Elements as Markdown. What pages may not hold is reported. */
export function fromElements(
  tree: HastRoot,
  conversion: Conversion,
): RootContent[] {
  const handlers: Record<string, Handle> = {
    ...Object.fromEntries(INLINE.map((name) => [name, keepTags])),
    ...shows,
    ...createReporting(conversion),
    [KEPT_TAG]: (_, { properties }) =>
      conversion.kept[Number(properties.dataN ?? -1)],
  };
  visit(tree, "element", ({ tagName }) => {
    if (tagName.startsWith(COMPONENT_TAG))
      handlers[tagName] = (state, element) => {
        const component = conversion.marks.component(tagName);
        const place = { state, element, conversion };
        return component && showComponent(component, place);
      };
  });
  const nodeHandlers = { comment: () => undefined };
  const options = { handlers, nodeHandlers, newlines: true, document: true };
  const result = toMdast(tree, options);
  return result.type === "root" ? result.children : [];
}

const flow: Handle = (state, element) => toBlocks(state, element);

const shows: Record<string, Handle> = {
  [ANCHOR_TAG]: (_, { properties }): Html => {
    const anchor = String(properties.dataId);
    return { type: "html", value: "", data: { hName: "span", anchor } };
  },
  p: flow,
  summary: flow,
  dl: flow,
  dialog: flow,
  menu: flow,
  template: flow,
  br: (state) => (state.inTable ? inlineHtml("<br>") : { type: "break" }),
  details: showDetails,
  figcaption: (state, element) => stress("emphasis", state, element),
  caption: (state, element) => stress("emphasis", state, element),
  dt: (state, element) => stress("strong", state, element),
  dd: (state, element) => ({
    type: "list",
    children: [{ type: "listItem", children: toBlocks(state, element) }],
  }),
  a: showLink,
  img: showImage,
  noscript: showNoscript,
};

/** Handlers of what pages may not hold. */
function createReporting(conversion: Conversion): Record<string, Handle> {
  const { lineOf, report, saveDrawing } = conversion;
  const lose = (element: Element, outcome: string) => {
    const [tag = ""] = toHtml({ ...element, children: [] }).split("</");
    report(lineOf(element), "html", shorten(tag), outcome);
  };
  const program: Handle = (_, element) => {
    const src = String(element.properties.src ?? "");
    const gist = /gist\.github\.com\/.+?(?=\.js)/u.exec(src)?.[0];
    lose(element, gist ? "a link" : "left out: it is run or styles the page");
    return gist ? linkTo("Code on GitHub Gist", `https://${gist}`) : undefined;
  };
  const embed: Handle = (state, element) => {
    const link = embedLink(element);
    lose(element, link ? "a link" : "left out: it shows nothing");
    return link ?? state.all(element);
  };
  const field: Handle = (state, element) => {
    lose(element, "left out: pages have forms of their own");
    return toBlocks(state, element);
  };
  const svg: Handle = (_, element) => {
    const url = saveDrawing(toHtml(element));
    const alt = toString(element).replaceAll(/\s+/gu, " ").trim();
    const outcome = url
      ? `a file of its own, ${url}`
      : "left out: it holds more than a drawing";
    report(lineOf(element), "image", "drawing in the text (<svg>)", outcome);
    return url ? { type: "image", url, alt } : { type: "text", value: alt };
  };
  return {
    ...named("iframe embed object video audio", embed),
    ...named("script style", program),
    ...named("form select textarea", field),
    svg,
  };
}

function named(names: string, handle: Handle): Record<string, Handle> {
  return Object.fromEntries(names.split(" ").map((name) => [name, handle]));
}

function toBlocks(state: State, element: Element) {
  return state.toFlow(state.all(element));
}

function keepTags(state: State, element: Element): RootContent[] {
  const { properties, tagName } = element;
  const inner = state.all(element);
  const title = properties.title
    ? ` title="${escapeUTF8(String(properties.title))}"`
    : "";
  const open = inlineHtml(`<${tagName}${title}>`);
  return inner.length > 0 ? [open, ...inner, inlineHtml(`</${tagName}>`)] : [];
}

function showDetails(state: State, element: Element): RootContent[] {
  let words = "";
  visit(element, "element", (node, index, parent) => {
    if (node.tagName === "details" && node !== element) return SKIP;
    if (node.tagName !== "summary" || index === undefined) return undefined;
    words ||= toString(node).replaceAll(/\s+/gu, " ").trim();
    parent?.children.splice(index, 1);
    return [SKIP, index];
  });
  return showFold(words || "Details", toBlocks(state, element));
}

/** A paragraph of stressed words; blocks stay as they are. */
function stress(
  type: "emphasis" | "strong",
  state: State,
  element: Element,
): RootContent[] {
  const inner = state.all(element);
  const isPlain = inner.every((node) => /^(?:text|link|i)/u.test(node.type));
  if (!isPlain || inner.length === 0) return state.toFlow(inner);
  const stressed = setChildren({ type, children: [] }, inner);
  return [{ type: "paragraph", children: [stressed] }];
}

/** A link; without an address it was only there to be led to. */
function showLink(state: State, element: Element): RootContent[] {
  const { href, title } = element.properties;
  const children = state.all(element);
  if (href === undefined || href === null) return children;
  const link = setChildren(linkTo("", String(href)), children);
  if (title) link.title = String(title);
  state.patch(element, link);
  return [link];
}

/** An image, also where a script or the browser is to choose its address later. */
function showImage(state: State, element: Element): RootContent | undefined {
  const { alt, dataOriginal, dataSrc, src, srcSet, title } = element.properties;
  const [first] = String(srcSet ?? "")
    .trim()
    .split(/[\s,]+/u);
  const url = [dataSrc, dataOriginal, src, first]
    .map((each) => String(each ?? ""))
    .find((each) => each !== "" && !each.startsWith("data:image/gif"));
  if (url === undefined) return undefined;
  const words = String(alt ?? "").replaceAll(/\s+/gu, " ");
  const image: RootContent = { type: "image", url, alt: words.trim() };
  if (title) image.title = String(title);
  state.patch(element, image);
  return image;
}

/** What a browser without scripts shows. A single image is the twin of one that a script shows. */
function showNoscript(state: State, element: Element): RootContent[] {
  const inner = element.children.filter(({ type }) => type === "element");
  const [only] = inner;
  const isTwin =
    inner.length === 1 && only?.type === "element" && only.tagName === "img";
  return isTwin ? [] : state.all(element);
}
