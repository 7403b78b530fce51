import type { Definition, Image, Link, Parents } from "mdast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import type { TextEdit, TextRange } from "../../model/source-text.ts";
import { shorten, type ReportLoss } from "../losses.ts";
import { REFERENCE } from "./convert-hugo.ts";
import { destinationOf } from "./find-destination.ts";
import { findTags } from "./html-tags.ts";
import { quoteCode, rangeOf } from "./markdown-tree.ts";
import { editHtmlTargets, wordsFor } from "./rewrite-html-targets.ts";
import { isWordless } from "./wordless-links.ts";
import { escapeText, formatAddress } from "./escape-text.ts";
import { readAddress } from "./template-address.ts";
import type { Resolved, TargetResolver } from "./target-resolver.ts";
import type { TrackedText } from "./tracked-text.ts";

/** Gives every link and image of a text the address that it has from now on. */
export function rewriteTargets(
  body: TrackedText,
  resolve: TargetResolver,
  report: ReportLoss,
): void {
  const { text } = body;
  const tree = body.tree();
  const edits: TextEdit[] = [];
  const definitions = new Map<string, Definition>();
  const usedByImages = new Set<string>();
  visit(tree, (node) => {
    if (node.type === "definition" && !definitions.has(node.identifier))
      definitions.set(node.identifier, node);
    if (node.type === "imageReference") usedByImages.add(node.identifier);
  });
  const tags = findTags(tree, text);
  const literals = literalsInAnchors();
  const noted = (
    offset: number,
    written: string,
    { kind, outcome }: Resolved,
    fallback: "link" | "image",
  ) => {
    if (outcome !== undefined)
      report(
        body.lineAt(offset),
        kind ?? fallback,
        shorten(readAddress(written)),
        outcome,
      );
  };
  /** Definitions whose address no page may have: their links and images are words. */
  const lost = new Set<string>();
  for (const [identifier, node] of definitions) {
    const isImage = usedByImages.has(identifier);
    const resolved = isImage ? resolve.image(node.url) : resolve.link(node.url);
    noted(rangeOf(node).start, node.url, resolved, isImage ? "image" : "link");
    if (resolved.address === undefined) {
      lost.add(identifier);
      edits.push({ ...rangeOf(node), text: "" });
    }
    const place = destinationOf(text, rangeOf(node), node.url, /\]:\s*/gu);
    if (place && resolved.address !== undefined)
      replaceAddress(place, node.url, resolved.address);
  }
  visit(tree, (node, _, parent) => {
    switch (node.type) {
      case "link":
        editLink(node);
        break;
      case "image":
        editImage(node, parent);
        break;
      case "linkReference": {
        const { start, end } = rangeOf(node);
        const [first] = node.children;
        const last = node.children.at(-1);
        const definition = definitions.get(node.identifier);
        if (definition && isWordless(node)) addWords(start, definition);
        if (!lost.has(node.identifier) || !first || !last) break;
        edits.push({ start, end: rangeOf(first).start, text: "" });
        edits.push({ start: rangeOf(last).end, end, text: "" });
        break;
      }
      case "imageReference": {
        const { start, end } = rangeOf(node);
        const alt = node.alt ?? "";
        if (lost.has(node.identifier))
          edits.push({
            start,
            end,
            text: lostImage(alt, definitions.get(node.identifier)?.url ?? ""),
          });
        else if (alt.trim() === "")
          addAlt(
            start,
            definitions.get(node.identifier)?.url ?? "",
            undefined,
            isLinked(parent),
          );
        break;
      }
    }
  });
  edits.push(...editHtmlTargets(body, tags, literals, resolve, report));
  body.apply(edits);
  showReferences(body, resolve, report);

  /**
   * Addresses that stand as the words of an HTML link: Markdown makes links of them too, and of two links in one
   * another the outer one is lost.
   */
  function literalsInAnchors(): Set<number> {
    const found = new Set<number>();
    const anchors = tags.flatMap((tag, index) => {
      if (tag.name !== "a" || tag.isClosing) return [];
      const close = tags
        .slice(index + 1, index + 500)
        .find(({ name, isClosing }) => name === "a" && isClosing);
      return close ? [{ start: tag.end, end: close.start }] : [];
    });
    if (anchors.length === 0) return found;
    visit(tree, "link", (node) => {
      const { start, end } = rangeOf(node);
      if (text[start] === "[") return;
      if (anchors.some((range) => start >= range.start && end <= range.end))
        found.add(start);
    });
    return found;
  }

  function replaceAddress(
    place: TextRange,
    was: string,
    address: string,
  ): void {
    if (address !== was || /[\s()]/u.test(address))
      edits.push({ ...place, text: formatAddress(address) });
  }

  function editLink(node: Link): void {
    const range = rangeOf(node);
    const last = node.children.at(-1);
    const from = last === undefined ? range.start : rangeOf(last).end;
    const isLiteral = text[range.start] !== "[";
    if (literals.has(range.start)) return;
    const resolved = resolve.link(node.url);
    noted(range.start, node.url, resolved, "link");
    if (isLiteral) {
      if (resolved.address === undefined)
        edits.push({
          ...range,
          text: quoteCode(
            text.slice(range.start, range.end).replaceAll(/^<|>$/gu, ""),
          ),
        });
      else if (
        resolved.address !== node.url &&
        /^(?:https?|mailto):/iu.test(node.url) &&
        text.slice(range.start, range.end).includes(node.url)
      )
        edits.push({
          ...range,
          text: `[${escapeText(node.url)}](${formatAddress(resolved.address)})`,
        });
      return;
    }
    if (resolved.address === undefined) {
      const first = node.children[0];
      edits.push({
        start: range.start,
        end: first ? rangeOf(first).start : range.start + 1,
        text: "",
      });
      edits.push({
        start: from,
        end: range.end,
        text:
          resolved.isHidden || toString(node).includes(node.url)
            ? ""
            : ` (${quoteCode(node.url)})`,
      });
      return;
    }
    if (isWordless(node)) addWords(range.start, node);
    const place = destinationOf(
      text,
      { start: from, end: range.end },
      node.url,
      /\]\(\s*/gu,
    );
    if (place) replaceAddress(place, node.url, resolved.address);
  }

  function addWords(start: number, { title, url }: Link | Definition): void {
    const words = title?.trim() || url;
    edits.push({ start: start + 1, end: start + 1, text: escapeText(words) });
    report(body.lineAt(start), "link", shorten(url), wordsFor(words));
  }

  function editImage(node: Image, parent: Parents | undefined): void {
    const range = rangeOf(node);
    const resolved = resolve.image(node.url);
    noted(range.start, node.url, resolved, "image");
    if (resolved.address === undefined) {
      edits.push({
        ...range,
        text: lostImage(node.alt ?? node.title ?? "", node.url),
      });
      return;
    }
    if ((node.alt ?? "").trim() === "")
      addAlt(range.start, node.url, node.title ?? undefined, isLinked(parent));
    const place = destinationOf(text, range, node.url, /\]\(\s*/gu);
    if (place) replaceAddress(place, node.url, resolved.address);
  }

  function addAlt(
    start: number,
    url: string,
    title: string | undefined,
    linked: boolean,
  ): void {
    const alt = resolve.altFor(url, title, linked);
    report(
      body.lineAt(start),
      "alt",
      shorten(url),
      alt === undefined
        ? "has no text alternative: write one"
        : `has no text alternative: \`${shorten(alt, 60)}\` stands in for it`,
    );
    const bracket = text.indexOf("]", start);
    if (alt !== undefined && bracket !== -1)
      edits.push({ start: start + 2, end: bracket, text: escapeText(alt) });
  }
}

function isLinked(parent: Parents | undefined): boolean {
  if (parent?.type !== "link" && parent?.type !== "linkReference") return false;
  return toString(parent, { includeImageAlt: true }).trim() === "";
}

function lostImage(alt: string, url: string): string {
  const words =
    alt.trim() === ""
      ? ""
      : `${escapeText(alt.trim()).replaceAll(/[*_]/gu, "\\$&")} `;
  const shown = url.startsWith("data:") ? "data:" : readAddress(url);
  return `*Image not found: ${words}*${quoteCode(shown)}`.replace(" *`", "* `");
}

const END = String.raw`\s"'<>()[\]` + "`*|";
const WRITTEN_REFERENCE = new RegExp(
  `${REFERENCE}[^${END}]*[^${END}.,;:!?]`,
  "gu",
);

/** References to other documents in text and in code, where they are no destination: the address as it reads. */
function showReferences(
  body: TrackedText,
  resolve: TargetResolver,
  report: ReportLoss,
): void {
  const { text } = body;
  if (!text.includes(REFERENCE)) return;
  body.apply(
    [...text.matchAll(WRITTEN_REFERENCE)].map(({ 0: written, index }) => {
      const { address, kind, outcome } = resolve.link(written);
      const path = written.slice(REFERENCE.length);
      if (outcome !== undefined)
        report(body.lineAt(index), kind ?? "link", shorten(path), outcome);
      const end = index + written.length;
      return { start: index, end, text: address ?? path };
    }),
  );
}
