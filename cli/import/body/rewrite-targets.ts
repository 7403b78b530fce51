import type { Definition, Image, Link, Parents } from "mdast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import type { TextEdit, TextRange } from "../../model/source-text.ts";
import { shorten, type ReportLoss } from "../losses.ts";
import { attributeOf, findTags, type HtmlTag } from "./html-tags.ts";
import { decodeEntities } from "./html-tags.ts";
import { quoteCode, rangeOf } from "./markdown-tree.ts";
import { escapeHtml, escapeText, formatAddress } from "./show-component.ts";
import type { TrackedText } from "./tracked-text.ts";

/** What becomes of a link or an image: another address, or words when there is nothing to lead to. */
export interface Resolved {
  /** Undefined: no page can lead there. */
  address: string | undefined;
  /** What a report says; undefined when nothing is lost. */
  outcome?: string;
  kind?: "anchor" | "link" | "image";
}

export interface TargetResolver {
  link: (target: string) => Resolved;
  image: (target: string) => Resolved;
  /** Words for an image that has none; undefined to leave it without. */
  altFor: (
    target: string,
    title: string | undefined,
    isLinked: boolean,
  ) => string | undefined;
}

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
      report(body.lineAt(offset), kind ?? fallback, shorten(written), outcome);
  };
  const lostImages = new Map<string, Resolved>();
  for (const [identifier, node] of definitions) {
    const isImage = usedByImages.has(identifier);
    const resolved = isImage ? resolve.image(node.url) : resolve.link(node.url);
    noted(rangeOf(node).start, node.url, resolved, isImage ? "image" : "link");
    if (resolved.address === undefined && isImage)
      lostImages.set(identifier, resolved);
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
      case "imageReference": {
        const { start, end } = rangeOf(node);
        const alt = node.alt ?? "";
        if (lostImages.has(node.identifier))
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
  editTags(tags);
  body.apply(edits);

  /**
   * Addresses that stand as the words of an HTML link: Markdown makes links of them too, and of two links in one
   * another the outer one is lost.
   */
  function literalsInAnchors(): Set<number> {
    const found = new Set<number>();
    const anchors = tags.flatMap((tag, index) => {
      if (tag.name !== "a" || tag.isClosing) return [];
      const close = tags
        .slice(index + 1)
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
        text: toString(node).includes(node.url)
          ? ""
          : ` (${quoteCode(node.url)})`,
      });
      return;
    }
    if (
      toString(node).trim() === "" &&
      !node.children.some(({ type }) => type !== "text")
    ) {
      edits.push({
        start: range.start + 1,
        end: range.start + 1,
        text: escapeText(node.url),
      });
      report(
        body.lineAt(range.start),
        "link",
        shorten(node.url),
        "had no words: its address is shown",
      );
    }
    const place = destinationOf(
      text,
      { start: from, end: range.end },
      node.url,
      /\]\(\s*/gu,
    );
    if (place) replaceAddress(place, node.url, resolved.address);
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

  function editTags(tags: readonly HtmlTag[]): void {
    for (const [index, tag] of tags.entries()) {
      if (tag.isClosing) continue;
      if (tag.name === "a") editAnchor(tag, tags.slice(index + 1));
      if (tag.name === "img") editPicture(tag, tags.slice(0, index));
    }
  }

  function editAnchor(tag: HtmlTag, following: readonly HtmlTag[]): void {
    const href = tag.attributes.find(({ name }) => name === "href");
    const close = following.find(
      ({ name, isClosing }) => name === "a" && isClosing,
    );
    const inner = text.slice(tag.end, close?.start ?? tag.end);
    if (href === undefined) {
      edits.push({ start: tag.start, end: tag.end, text: "" });
      if (close) edits.push({ start: close.start, end: close.end, text: "" });
      return;
    }
    const target = decodeEntities(href.value);
    const resolved = resolve.link(target);
    noted(tag.start, target, resolved, "link");
    if (resolved.address === undefined) {
      edits.push({ ...href.range, text: "" });
      edits.push({
        start: close?.start ?? tag.end,
        end: close?.start ?? tag.end,
        text: ` (<code>${escapeHtml(target)}</code>)`,
      });
      return;
    }
    if (
      close !== undefined &&
      [...literals].some((at) => at >= tag.end && at < close.start)
    ) {
      const address = formatAddress(resolved.address);
      edits.push({ start: tag.start, end: tag.end, text: "[" });
      edits.push({ start: close.start, end: close.end, text: `](${address})` });
      return;
    }
    if (resolved.address !== target)
      edits.push({
        ...href.valueRange,
        text: attributeText(resolved.address, href.range, href.valueRange),
      });
    if (
      inner.replaceAll(/<[^>]*>/gu, "").trim() === "" &&
      !/<img\b|!\[/iu.test(inner)
    ) {
      edits.push({
        start: tag.end,
        end: tag.end,
        text: escapeHtml(resolved.address),
      });
      report(
        body.lineAt(tag.start),
        "link",
        shorten(target),
        "had no words: its address is shown",
      );
    }
  }

  function attributeText(
    address: string,
    range: TextRange,
    valueRange: TextRange,
  ): string {
    const isBare = range.end === valueRange.end;
    return isBare ? `"${escapeHtml(address)}"` : escapeHtml(address);
  }

  function editPicture(tag: HtmlTag, before: readonly HtmlTag[]): void {
    const src = tag.attributes.find(({ name }) => name === "src");
    const alt = attributeOf(tag, "alt") ?? "";
    const target = decodeEntities(src?.value ?? "");
    if (src === undefined || target === "") {
      edits.push({ start: tag.start, end: tag.end, text: escapeHtml(alt) });
      report(
        body.lineAt(tag.start),
        "image",
        shorten(text.slice(tag.start, tag.end)),
        "left out: it names no file",
      );
      return;
    }
    const resolved = resolve.image(target);
    noted(tag.start, target, resolved, "image");
    if (resolved.address === undefined) {
      edits.push({
        start: tag.start,
        end: tag.end,
        text: `<em>${escapeHtml(lostWords(alt, target))}</em>`,
      });
      return;
    }
    if (alt.trim() === "") {
      const opened = before.findLast(({ name }) => name === "a");
      const derived = resolve.altFor(
        target,
        attributeOf(tag, "title"),
        opened !== undefined && !opened.isClosing,
      );
      report(
        body.lineAt(tag.start),
        "alt",
        shorten(target),
        derived === undefined
          ? "has no text alternative: write one"
          : `has no text alternative: \`${shorten(derived, 60)}\` stands in for it`,
      );
      const old = tag.attributes.find(({ name }) => name === "alt");
      if (derived !== undefined) {
        if (old)
          edits.push({ ...old.range, text: `alt="${escapeHtml(derived)}"` });
        else
          edits.push({
            start: src.range.end,
            end: src.range.end,
            text: ` alt="${escapeHtml(derived)}"`,
          });
      }
    }
    if (resolved.address !== target)
      edits.push({
        ...src.valueRange,
        text: attributeText(resolved.address, src.range, src.valueRange),
      });
  }
}

function isLinked(parent: Parents | undefined): boolean {
  if (parent?.type !== "link" && parent?.type !== "linkReference") return false;
  return toString(parent, { includeImageAlt: true }).trim() === "";
}

function lostWords(alt: string, url: string): string {
  return `Image not found: ${alt.trim() === "" ? url : `${alt.trim()} (${url})`}`;
}

function lostImage(alt: string, url: string): string {
  const words =
    alt.trim() === ""
      ? ""
      : `${escapeText(alt.trim()).replaceAll(/[*_]/gu, "\\$&")} `;
  return `*Image not found: ${words}*${quoteCode(url.startsWith("data:") ? "data:" : url)}`.replace(
    " *`",
    "* `",
  );
}

/** Where the address of a link, an image or a definition is written. */
function destinationOf(
  text: string,
  { start, end }: TextRange,
  url: string,
  opening: RegExp,
): TextRange | undefined {
  const written = text.slice(start, end);
  const found = [...written.matchAll(opening)].map(({ 0: mark, index }) => {
    const at = index + mark.length;
    const rest = written.slice(at);
    const raw = rest.startsWith("<")
      ? (/^<(?:\\.|[^<>\n])*>/u.exec(rest)?.[0] ?? "")
      : bareDestination(rest);
    return { start: start + at, end: start + at + raw.length, raw };
  });
  const exact = found.find(({ raw }) => decode(raw) === url);
  const place = exact ?? (found.length === 1 ? found[0] : undefined);
  return place && { start: place.start, end: place.end };
}

function bareDestination(rest: string): string {
  let depth = 0;
  let at = 0;
  for (; at < rest.length; at++) {
    const character = rest[at] ?? "";
    if (character === "\\") at++;
    else if (/\s/u.test(character)) break;
    else if (character === "(") depth++;
    else if (character === ")" && depth-- === 0) break;
  }
  return rest.slice(0, at);
}

function decode(raw: string): string {
  const bare = raw.startsWith("<") ? raw.slice(1, -1) : raw;
  return decodeEntities(bare.replaceAll(/\\([!-/:-@[-`{-~])/gu, "$1"));
}
