import { escapeUTF8 } from "entities";
import type { Element } from "hast";
import { toHtml } from "hast-util-to-html";
import type { Handle, State } from "hast-util-to-mdast";
import { toString } from "hast-util-to-string";
import type { RootContent } from "mdast";
import { shorten } from "../losses.ts";
import type { ReadBody } from "./read-body.ts";
import { linkTo, showFold } from "./show-component.ts";
import { inlineHtml, isPhrasing, setChildren } from "./tidy-tree.ts";

/** Elements that pages may hold and Markdown has no sign for: their tags stay. */
const TAGS = "abbr cite ins kbd mark q rp rt ruby samp small sub sup u var";
const BLOCKS = "p summary dialog menu figcaption";
const EMBEDS = "iframe embed object video audio";
/** What is run, styles or draws, and what no Markdown can show. */
const LEFT_OUT = "script style noscript svg template caption";
const FIELDS = "form select textarea";

/** How each element of HTML is shown that `hast-util-to-mdast` would show in another way. */
export function createElementHandlers(body: ReadBody): Record<string, Handle> {
  const lose = (element: Element, outcome: string) => {
    const written = toHtml({ ...element, children: [] }).replace(/<\/.*/su, "");
    body.report(body.lineOf(element), "html", shorten(written), outcome);
  };
  return {
    ...named(TAGS, keepTags),
    ...named(BLOCKS, toBlocks),
    ...named("b strong", (state, element) => stress("strong", state, element)),
    ...named("i em", (state, element) => stress("emphasis", state, element)),
    ...named(EMBEDS, (state, element) => {
      const address = embeddedAddress(element);
      lose(element, address ? "a link" : "left out: it shows nothing");
      if (address === undefined) return state.all(element);
      const title = String(element.properties.title ?? "").trim();
      return linkTo(title || address.replace(/^https?:\/\//u, ""), address);
    }),
    ...named(LEFT_OUT, (_, element) =>
      lose(element, `left out: ${shorten(toString(element)) || "no words"}`),
    ),
    ...named(FIELDS, (state, element) => {
      lose(element, "left out: pages have forms of their own");
      return toBlocks(state, element);
    }),
    br: (state) => (state.inTable ? inlineHtml("<br>") : { type: "break" }),
    details: showDetails,
    a: showLink,
    img: showImage,
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
  const title = escapeUTF8(String(properties.title ?? ""));
  const open = title && ` title="${title}"`;
  return [
    inlineHtml(`<${tagName}${open}>`),
    ...state.all(element),
    inlineHtml(`</${tagName}>`),
  ];
}

/** Stressed words; blocks stay as they are. */
function stress(
  type: "emphasis" | "strong",
  state: State,
  element: Element,
): RootContent[] {
  const inner = state.all(element);
  return inner.every(isPhrasing) ? [{ type, children: inner }] : inner;
}

/** What a frame or a player shows; undefined where it names nothing. */
function embeddedAddress({ children, properties }: Element) {
  const { data, dataSrc, src } = properties;
  const sources = children.flatMap((child) =>
    child.type === "element" ? [child.properties.src] : [],
  );
  return [src, dataSrc, data, ...sources]
    .map((each) => String(each ?? "").replace(/^\/\//u, "https://"))
    .find((each) => !/^(?:about:blank)?$/u.test(each));
}

function showDetails(state: State, element: Element): RootContent[] {
  const summary = element.children.find(
    (child) => child.type === "element" && child.tagName === "summary",
  );
  const words = shorten(summary ? toString(summary) : "", Infinity);
  const children = element.children.filter((child) => child !== summary);
  return showFold(
    words || "Details",
    toBlocks(state, { ...element, children }),
  );
}

/** A link; without an address it was only there to be led to. */
function showLink(state: State, element: Element): RootContent[] {
  const { href, title } = element.properties;
  const children = state.all(element);
  if (typeof href !== "string") return children;
  const link = setChildren(linkTo("", href), children);
  if (title) link.title = String(title);
  state.patch(element, link);
  return [link];
}

/** An image, also where a script is to choose its address later. */
function showImage(state: State, element: Element): RootContent | undefined {
  const { alt, dataOriginal, dataSrc, src, srcSet, title } = element.properties;
  const [first] = String(srcSet ?? "").split(/[\s,]+/u);
  const url = [dataSrc, dataOriginal, src, first].find(
    (each) => each && !String(each).startsWith("data:image/gif"),
  );
  if (!url) return undefined;
  const words = shorten(String(alt ?? ""), Infinity);
  const image: RootContent = { type: "image", url: String(url), alt: words };
  if (title) image.title = String(title);
  state.patch(element, image);
  return image;
}
