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

/** Gives every link and image of a body the address that it has on this site. */
export function rewriteTargets(
  { lineOf, tree }: ConvertedBody,
  resolver: TargetResolver,
  report: ReportLoss,
): void {
  const note = (node: Link | Image, { kind, outcome }: Resolved) => {
    if (outcome !== undefined)
      report(
        lineOf(node),
        kind ?? (node.type === "link" ? "link" : "image"),
        shorten(readAddress(node.url)),
        outcome,
      );
  };
  visit(tree, (node, index, parent) => {
    if (parent === undefined || index === undefined) return undefined;
    if (
      node.type === "text" ||
      node.type === "inlineCode" ||
      node.type === "code"
    )
      node.value = showReferences(node.value, resolver);
    if (node.type === "link") {
      if (isOwnMark(node)) {
        report(
          lineOf(node),
          "link",
          node.url,
          "left out: it has no words and leads to its own page",
        );
        parent.children.splice(index, 1);
        return [SKIP, index];
      }
      const resolved = resolver.link(node.url);
      note(node, resolved);
      if (resolved.address === undefined)
        return unlink(node, resolved, index, parent);
      nameLink(node, lineOf(node), report);
      node.url = resolved.address;
    }
    if (node.type === "image") {
      const resolved = resolver.image(node.url);
      note(node, resolved);
      if (resolved.address === undefined) return hideImage(node, index, parent);
      nameImage(node, parent, resolver, lineOf(node), report);
      node.url = resolved.address;
    }
    return undefined;
  });
}

/** A link that leads nowhere: its words, and the address where readers can use it. */
function unlink(
  node: Link,
  { isHidden }: Resolved,
  index: number,
  parent: Parents,
): [typeof SKIP, number] {
  const address = readAddress(node.url);
  const isShown = isHidden || toString(node).includes(address);
  const more: PhrasingContent[] = isShown
    ? []
    : [
        { type: "text", value: " (" },
        { type: "inlineCode", value: address },
        { type: "text", value: ")" },
      ];
  parent.children.splice(index, 1, ...node.children, ...more);
  return [SKIP, index];
}

function hideImage(
  node: Image,
  index: number,
  parent: Parents,
): [typeof SKIP, number] {
  const words = (node.alt || node.title || "").trim();
  const address = node.url.startsWith("data:")
    ? "data:"
    : readAddress(node.url);
  const text = words === "" ? "Image not found:" : `Image not found: ${words}`;
  parent.children.splice(
    index,
    1,
    { type: "emphasis", children: [{ type: "text", value: text }] },
    { type: "text", value: " " },
    { type: "inlineCode", value: address },
  );
  return [SKIP, index + 3];
}

function isWordless({ children }: Link): boolean {
  const holdsImage = children.some(({ type }) => type === "image");
  return (
    !holdsImage &&
    toString({ type: "root", children }, { includeHtml: false }).trim() === ""
  );
}

/** A sign beside a heading that leads to it, as themes add them. */
function isOwnMark(node: Link): boolean {
  return /^#|^$/u.test(node.url) && !node.title && isWordless(node);
}

/** Words for a link that has none. */
function nameLink(node: Link, line: number, report: ReportLoss): void {
  if (!isWordless(node)) return;
  const words = node.title?.trim() || decodeAddress(readAddress(node.url));
  node.children = [{ type: "text", value: words }];
  node.title = null;
  report(
    line,
    "link",
    shorten(readAddress(node.url)),
    `had no words: \`${shorten(words, 60)}\` stands for them`,
  );
}

/** Words for an image that has none, where they can be had. */
function nameImage(
  node: Image,
  parent: Parents,
  { altFor }: TargetResolver,
  line: number,
  report: ReportLoss,
): void {
  if ((node.alt ?? "").trim() !== "") return;
  const isLinked = parent.type === "link" && toString(parent).trim() === "";
  const alt = altFor(node.url, node.title ?? undefined, isLinked);
  node.alt = alt ?? "";
  const outcome =
    alt === undefined
      ? "has no text alternative: write one"
      : `has no text alternative: \`${shorten(alt, 60)}\` stands in for it`;
  report(line, "alt", shorten(readAddress(node.url)), outcome);
}

const WRITTEN_REFERENCE = new RegExp(
  `${REFERENCE}[^\\s"'<>()[\\]\`*|]*[^\\s"'<>()[\\]\`*|.,;:!?]`,
  "gu",
);

/** References to other documents in text and in code, where they are no address: the address as it reads. */
function showReferences(text: string, { link }: TargetResolver): string {
  if (!text.includes(REFERENCE)) return text;
  return text.replaceAll(
    WRITTEN_REFERENCE,
    (written) => link(written).address ?? readAddress(written),
  );
}
