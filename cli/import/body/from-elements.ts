import { escapeUTF8 } from "entities";
import type { Element, Root as HastRoot } from "hast";
import { toMdast, type Handle, type State } from "hast-util-to-mdast";
import { toHtml } from "hast-util-to-html";
import { toString } from "hast-util-to-string";
import type { Html, PhrasingContent, RootContent } from "mdast";
import { SKIP, visit } from "unist-util-visit";
import { shorten } from "../losses.ts";
import type { Conversion } from "./conversion.ts";
import { embedLink, linkTo } from "./embed-link.ts";
import { inlineHtml } from "./inline-html.ts";
import { COMPONENT_TAG } from "./marks.ts";
import { ANCHOR_TAG } from "./prepare-elements.ts";
import { showComponent, showFold } from "./show-component.ts";
import { KEPT_TAG, type KeptNodes } from "./to-elements.ts";

/** Elements that pages may hold and Markdown has no sign for: their tags stay. */
const INLINE = "abbr cite ins kbd mark q rp rt ruby samp small sub sup u var";

/** Elements as Markdown. What pages may not hold is reported. */
export function fromElements(
  tree: HastRoot,
  conversion: Conversion,
  kept: KeptNodes,
): RootContent[] {
  const handlers = createHandlers(conversion, kept);
  const nodeHandlers = { comment: () => undefined };
  const components = findComponents(tree);
  for (const name of components)
    handlers[name] = (state, element) => {
      const component = conversion.marks.component(name);
      return (
        component &&
        patchAll(
          showComponent(component, { state, element, conversion }),
          element,
          state,
        )
      );
    };
  const result = toMdast(tree, {
    handlers,
    nodeHandlers,
    newlines: true,
    document: true,
  });
  return result.type === "root" ? result.children : [];
}

function createHandlers(
  conversion: Conversion,
  kept: KeptNodes,
): Record<string, Handle> {
  const { lineOf, report, saveDrawing } = conversion;
  const lose = (element: Element, outcome: string) => {
    const [tag = ""] = toHtml({ ...element, children: [] }).split("</");
    report(lineOf(element), "html", shorten(tag), outcome);
  };
  const dropProgram: Handle = (_, element) => {
    const gist = /gist\.github\.com\/(.+?)\.js/u.exec(
      String(element.properties.src ?? ""),
    )?.[1];
    lose(element, gist ? "a link" : "left out: it is run or styles the page");
    return gist
      ? linkTo("Code on GitHub Gist", `https://gist.github.com/${gist}`)
      : undefined;
  };
  const embed: Handle = (state, element) => {
    const link = embedLink(element);
    lose(
      element,
      link ? "a link" : "left out: it shows nothing from elsewhere",
    );
    return link ?? state.all(element);
  };
  const dropField: Handle = (state, element) => {
    lose(element, "left out: pages have forms of their own");
    return state.toFlow(state.all(element));
  };
  return {
    [KEPT_TAG]: (_, { properties }) =>
      properties.dataN === undefined
        ? undefined
        : kept[Number(properties.dataN)],
    [ANCHOR_TAG]: (_, { properties }): Html => ({
      type: "html",
      value: "",
      data: { hName: "span", anchor: String(properties.dataId) },
    }),
    ...Object.fromEntries(
      INLINE.split(" ").map((name) => [name, keepTags(name)]),
    ),
    p: (state, element) => state.toFlow(state.all(element)),
    br: (state) => (state.inTable ? inlineHtml("<br>") : { type: "break" }),
    details: (state, element) => showDetails(state, element),
    summary: (state, element) => state.toFlow([...state.all(element)]),
    figcaption: (state, element) => italic(state, element),
    caption: (state, element) => italic(state, element),
    dl: (state, element) => state.toFlow(state.all(element)),
    dt: (state, element) => bold(state, element),
    dd: (state, element) => ({
      type: "list",
      spread: false,
      children: [
        { type: "listItem", spread: false, children: toBlocks(state, element) },
      ],
    }),
    a: showLink,
    img: showImage,
    svg: (_, element) => {
      const address = saveDrawing(toHtml(element));
      const alt = toString(element).replaceAll(/\s+/gu, " ").trim();
      const outcome =
        address === undefined
          ? "left out: it holds more than a drawing"
          : `a file of its own, ${address}`;
      report(lineOf(element), "image", "drawing in the text (<svg>)", outcome);
      if (address === undefined)
        return alt === "" ? undefined : { type: "text", value: alt };
      return { type: "image", url: address, alt };
    },
    iframe: embed,
    embed,
    object: embed,
    video: embed,
    audio: embed,
    amp: embed,
    script: dropProgram,
    style: dropProgram,
    form: dropField,
    select: dropField,
    textarea: dropField,
    template: (state, element) => state.all(element),
    dialog: (state, element) => state.toFlow(state.all(element)),
    menu: (state, element) => state.toFlow(state.all(element)),
    noscript: showNoscript,
  };
}

function findComponents(tree: HastRoot): Set<string> {
  const found = new Set<string>();
  const walk = (node: Element | HastRoot) => {
    for (const child of node.children) {
      if (child.type !== "element") continue;
      if (child.tagName.startsWith(COMPONENT_TAG)) found.add(child.tagName);
      walk(child);
    }
  };
  walk(tree);
  return found;
}

function patchAll(
  nodes: RootContent[],
  element: Element,
  state: State,
): RootContent[] {
  for (const node of nodes)
    if (node.position === undefined) state.patch(element, node);
  return nodes;
}

function keepTags(name: string): Handle {
  return (state, element) => {
    const inner = state.all(element);
    if (inner.length === 0) return undefined;
    const { title } = element.properties;
    const words = title ? ` title="${escapeAttribute(String(title))}"` : "";
    return [
      inlineHtml(`<${name}${words}>`),
      ...inner,
      inlineHtml(`</${name}>`),
    ];
  };
}

function escapeAttribute(text: string): string {
  return escapeUTF8(text).replaceAll(/\s+/gu, " ");
}

function showDetails(state: State, element: Element): RootContent[] {
  let words = "";
  visit(element, "element", (node, index, parent) => {
    if (node.tagName === "details" && node !== element) return SKIP;
    if (
      node.tagName !== "summary" ||
      parent === undefined ||
      index === undefined
    )
      return undefined;
    words ||= toString(node).replaceAll(/\s+/gu, " ").trim();
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
  return showFold(words === "" ? "Details" : words, toBlocks(state, element));
}

function toBlocks(state: State, element: Element) {
  return state.toFlow(state.all(element));
}

function italic(state: State, element: Element): RootContent[] {
  const inner = state.all(element);
  const isPlain = inner.every(
    ({ type }) => type === "text" || type === "link" || type === "inlineCode",
  );
  return isPlain && inner.length > 0
    ? [
        {
          type: "paragraph",
          children: [
            { type: "emphasis", children: inner as PhrasingContent[] },
          ],
        },
      ]
    : state.toFlow(inner);
}

function bold(state: State, element: Element): RootContent[] {
  const inner = state.all(element) as PhrasingContent[];
  return [
    { type: "paragraph", children: [{ type: "strong", children: inner }] },
  ];
}

/** A link; without an address it was only there to be led to. */
const showLink: Handle = (state, element) => {
  const { href, title } = element.properties;
  const children = state.all(element) as PhrasingContent[];
  if (href === undefined || href === null) return children;
  const link: RootContent = {
    type: "link",
    url: String(href),
    title: title ? String(title) : null,
    children,
  };
  state.patch(element, link);
  return link;
};

const showImage: Handle = (state, element) => {
  const { alt, title } = element.properties;
  const url = findSource(element);
  if (url === undefined) return undefined;
  const image: RootContent = {
    type: "image",
    url,
    alt: String(alt ?? "")
      .replaceAll(/\s+/gu, " ")
      .trim(),
    title: title ? String(title) : null,
  };
  state.patch(element, image);
  return image;
};

/** The address of an image, also where a script or the browser is to choose it later. */
function findSource({ properties }: Element): string | undefined {
  const { dataLazySrc, dataOriginal, dataSrc, src, srcSet } = properties;
  const [first] = String(srcSet ?? "")
    .trim()
    .split(/[\s,]+/u);
  return [dataSrc, dataOriginal, dataLazySrc, src, first]
    .map((each) => String(each ?? ""))
    .find((each) => each !== "" && !/^data:image\/gif/u.test(each));
}

/** What a browser without scripts shows. A single image is the twin of one that a script shows. */
const showNoscript: Handle = (state, element) => {
  const inner = element.children.filter((child) => child.type === "element");
  const isTwin = inner.length === 1 && inner[0]?.tagName === "img";
  return isTwin ? undefined : state.all(element);
};
