import type { Image, Link, Parents, PhrasingContent } from "mdast";
import { toString } from "mdast-util-to-string";
import { SKIP, visit } from "unist-util-visit";
import { decodeAddress } from "../../model/decode-address.ts";
import { shorten, type ReportLoss } from "../losses.ts";
import type {
  ConvertedBody,
  Resolved,
  TargetResolver,
} from "./document-body.ts";
import { readAddress, REFERENCE } from "./template-address.ts";
import { tidyTree } from "./tidy-tree.ts";

/** A reference to another document that is no address but words. */
const WRITTEN = new RegExp(`${REFERENCE}[^\\s"'<>()[\\]\`*|]*[\\w/#]`, "gu");

/** Gives every link and image of a body the address that it has on this site. */
export function rewriteTargets(
  { lineOf, tree }: ConvertedBody,
  resolver: TargetResolver,
  reportLoss: ReportLoss,
): void {
  visit(tree, (node, index, parent) => {
    if (parent === undefined || index === undefined) return undefined;
    if (/^(?:text|inlineCode|code)$/u.test(node.type) && "value" in node)
      node.value = node.value.replaceAll(
        WRITTEN,
        (found) => resolver.link(found).address ?? readAddress(found),
      );
    if (node.type !== "link" && node.type !== "image") return undefined;
    const { type, url } = node;
    const report = (outcome: string, kind: Resolved["kind"] | "alt" = type) =>
      reportLoss(lineOf(node), kind, shorten(readAddress(url)), outcome);
    const replace = (nodes: PhrasingContent[]): [typeof SKIP, number] => {
      parent.children.splice(index, 1, ...nodes);
      return [SKIP, index];
    };
    if (isOwnMark(node)) {
      report("left out: it has no words and leads to its own page");
      return replace([]);
    }
    const resolved = resolver[type](url);
    if (resolved.outcome) report(resolved.outcome, resolved.kind);
    if (resolved.address === undefined)
      return replace(
        type === "link" ? unlink(node, resolved) : hideImage(node),
      );
    const outcome = type === "link" ? nameLink(node) : nameImage(node, parent);
    if (outcome) report(outcome, type === "link" ? "link" : "alt");
    node.url = resolved.address;
    return undefined;
  });
  tidyTree(tree);
}

/** A link that leads nowhere: its words, and the address where readers can use it. */
function unlink(node: Link, { isHidden }: Resolved): PhrasingContent[] {
  const value = readAddress(node.url);
  if (isHidden || toString(node).includes(value)) return node.children;
  const gap: PhrasingContent = { type: "text", value: " " };
  return [...node.children, gap, { type: "inlineCode", value }];
}

function hideImage({ alt, title, url }: Image): PhrasingContent[] {
  const value = `Image not found: ${alt || title || ""}`.trim();
  const address = url.startsWith("data:") ? "data:" : readAddress(url);
  return [
    { type: "emphasis", children: [{ type: "text", value }] },
    { type: "text", value: " " },
    { type: "inlineCode", value: address },
  ];
}

function isWordless({ children }: Link): boolean {
  const holdsImage = children.some(({ type }) => type === "image");
  const words = toString({ type: "root", children }, { includeHtml: false });
  return !holdsImage && words.trim() === "";
}

/** A sign beside a heading that leads to it, as themes add them. */
function isOwnMark(node: Link | Image): boolean {
  return node.type === "link" && /^#|^$/u.test(node.url) && isWordless(node);
}

/** Words for a link that has none. */
function nameLink(node: Link): string | undefined {
  if (!isWordless(node)) return undefined;
  const value = node.title?.trim() || decodeAddress(readAddress(node.url));
  node.children = [{ type: "text", value }];
  node.title = null;
  return `had no words: \`${shorten(value, 60)}\` stands for them`;
}

/** Words for an image that has none: its title, or, where it is all a link has, the name of its file. */
function nameImage(node: Image, parent: Parents): string | undefined {
  if (node.alt?.trim()) return undefined;
  const isLinked = parent.type === "link" && toString(parent).trim() === "";
  const [path = ""] = decodeAddress(readAddress(node.url)).split(/[?#]/u);
  const file = path.replace(/^.*\/|\.\w+$/gu, "").replaceAll(/[-_+.]+/gu, " ");
  node.alt = node.title?.trim() || (isLinked ? file.trim() || "Picture" : "");
  return node.alt === ""
    ? "has no text alternative: write one"
    : `has no text alternative: \`${shorten(node.alt, 60)}\` stands in for it`;
}
