import type { Element, Root, RootContent } from "hast";
import { fromHtml } from "hast-util-from-html";
import { toHtml } from "hast-util-to-html";
import { toString } from "hast-util-to-string";
import rehypeSanitize from "rehype-sanitize";
import { unified } from "unified";
import { rehypeNoSchemeless } from "../../compile/plugins/rehype-no-schemeless.ts";
import { sanitizeSchema } from "../../model/sanitize-schema.ts";

const sanitizer = unified()
  .use(rehypeSanitize, sanitizeSchema)
  .use(rehypeNoSchemeless);

/**
 * The reasons for differences from a specification. `ours` removes our additions from the actual HTML, and `theirs`
 * removes from the expected HTML what we leave out.
 */
const reasons = {
  "bare addresses are links": { ours: plainAddresses, theirs: plainAddresses },
  "HTML that is not allowed is left out": { theirs: sanitize },
  "headings have ids and links to themselves": { ours: plainHeadings },
  "code can be focused and is highlighted": { ours: plainCode },
  "images load lazily": { ours: without("img", "loading", "decoding") },
  "an image with a title is a figure": { ours: plainFigures },
  "links to other sites have a rel attribute": { ours: without("a", "rel") },
  "tables are in regions that scroll": { ours: plainTables },
  "tasks have labels and classes": { ours: plainTasks },
  "comments follow CommonMark 0.31": { theirs: withoutComments },
} satisfies Record<string, { ours?: Change; theirs?: Change }>;

type Change = (tree: Root) => Root;

const names = Object.keys(reasons);

/** A smallest set of reasons that explains the difference of two pieces of HTML. Undefined if there is none. */
export function explainDifference(
  ours: string,
  theirs: string,
): string[] | undefined {
  const starts = [names, ...names.map((name) => withoutName(names, name))];
  const enough = starts.find(isSame);
  return enough?.reduce((needed, name) => {
    const fewer = withoutName(needed, name);
    return isSame(fewer) ? fewer : needed;
  }, enough);

  function isSame(chosen: readonly string[]): boolean {
    return (
      printPlainly(change(ours, "ours", chosen)) ===
      printPlainly(change(theirs, "theirs", chosen))
    );
  }
}

function withoutName(all: readonly string[], name: string): string[] {
  return all.filter((one) => one !== name);
}

function change(
  html: string,
  side: "ours" | "theirs",
  chosen: readonly string[],
): Root {
  let tree = parse(html.trim());
  for (const [name, reason] of Object.entries<{
    ours?: Change;
    theirs?: Change;
  }>(reasons))
    if (chosen.includes(name)) tree = reason[side]?.(tree) ?? tree;
  return tree;
}

function sanitize(tree: Root): Root {
  return sanitizer.runSync(tree);
}

function parse(html: string): Root {
  return fromHtml(html, { fragment: true });
}

/** Replaces every element of a tree by one, several or no elements, starting with the innermost. */
function mapElements(
  tree: Root,
  change: (element: Element) => Element | Element["children"],
): Root {
  const mapAll = (nodes: Element["children"]): Element["children"] =>
    nodes.flatMap((node) =>
      node.type === "element"
        ? change({ ...node, children: mapAll(node.children) })
        : [node],
    );
  const children = tree.children.filter(isContent);
  return { type: "root", children: mapAll(children) };
}

function isContent(node: RootContent): node is Element["children"][number] {
  return node.type !== "doctype" && node.type !== "raw";
}

function hasClass({ properties }: Element, name: string): boolean {
  const { className } = properties;
  return Array.isArray(className) && className.includes(name);
}

function without(tagName: string, ...attributes: string[]): Change {
  return (tree) =>
    mapElements(tree, (element) => {
      if (element.tagName !== tagName) return element;
      const properties = { ...element.properties };
      for (const name of attributes) delete properties[name];
      return { ...element, properties };
    });
}

function plainHeadings(tree: Root): Root {
  return mapElements(tree, (element) => {
    if (hasClass(element, "heading-anchor")) return [];
    if (!/^h[1-6]$/u.test(element.tagName)) return element;
    const { id: _, ...properties } = element.properties;
    return { ...element, properties };
  });
}

function plainCode(tree: Root): Root {
  return mapElements(without("pre", "tabIndex")(tree), (element) => {
    const { className } = element.properties;
    const isColour =
      Array.isArray(className) && String(className[0]).startsWith("tok-");
    return isColour ? element.children : element;
  });
}

function plainFigures(tree: Root): Root {
  return mapElements(tree, (element) => {
    if (element.tagName !== "figure") return element;
    const [image, caption] = element.children;
    if (image?.type !== "element" || caption?.type !== "element")
      return element;
    image.properties.title = toString(caption);
    return { ...element, tagName: "p", children: [image] };
  });
}

function plainTables(tree: Root): Root {
  return mapElements(tree, (element) => {
    if (hasClass(element, "table-scroll")) return element.children;
    const align = ["center", "right"].find((side) =>
      hasClass(element, `align-${side}`),
    );
    if (align === undefined) return element;
    const { className: _, ...properties } = element.properties;
    return { ...element, properties: { ...properties, align } };
  });
}

function plainTasks(tree: Root): Root {
  const plain = ["ul", "ol", "li"].reduce(
    (changed, name) => without(name, "className")(changed),
    tree,
  );
  return without("input", "ariaLabel")(plain);
}

/** Removes links whose text is their address, because the specifications differ in which bare addresses they link. */
function plainAddresses(tree: Root): Root {
  return mapElements(tree, (element) => {
    if (element.tagName !== "a") return element;
    const text = toString(element);
    const written = ["", "mailto:", "http://"].map((scheme) => scheme + text);
    const isBare = written.includes(String(element.properties.href));
    return isBare ? element.children : element;
  });
}

/** Removes text that the older specification does not recognise as a comment. */
function withoutComments(tree: Root): Root {
  const html = toHtml(tree);
  return parse(html.replaceAll(/(?<=<p>[^<]*)&#x3C;!--(?:-?>|[^]*?-->)/gu, ""));
}

const BLOCKS = new Set(
  "address article aside blockquote details div dl dt dd fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody td tfoot th thead tr ul".split(
    " ",
  ),
);

/** Prints a tree with sorted attributes and without invisible white space. */
function printPlainly(tree: Root): string {
  return toHtml({ type: "root", children: plainChildren(tree, true) });
}

function plainChildren(
  { children }: Root | Element,
  isBlock: boolean,
): Element["children"] {
  const nodes = joinTexts([...children].filter(isContent));
  return nodes.flatMap((node, place): Element["children"] => {
    if (node.type === "element") return [plainElement(node)];
    if (node.type !== "text") return [node];
    let value = node.value.replaceAll(/\s+/gu, " ");
    if (isEdge(nodes[place - 1], isBlock)) value = value.trimStart();
    if (isEdge(nodes[place + 1], isBlock)) value = value.trimEnd();
    return value === "" ? [] : [{ type: "text", value }];
  });
}

/** Joins neighbouring texts after something between them was removed. */
function joinTexts(nodes: Element["children"]): Element["children"] {
  return nodes.reduce<Element["children"]>((joined, node) => {
    const last = joined.at(-1);
    if (last?.type !== "text" || node.type !== "text") return [...joined, node];
    const text = { type: "text" as const, value: last.value + node.value };
    return [...joined.slice(0, -1), text];
  }, []);
}

function isEdge(node: RootContent | undefined, isBlock: boolean): boolean {
  if (node === undefined) return isBlock;
  return (
    node.type === "element" &&
    (BLOCKS.has(node.tagName) || node.tagName === "br")
  );
}

function plainElement(element: Element): Element {
  const { tagName } = element;
  const properties = Object.fromEntries(
    Object.entries(element.properties).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
  const children =
    tagName === "pre"
      ? element.children
      : plainChildren(element, BLOCKS.has(tagName));
  return { ...element, properties, children };
}
