import type { TextEdit } from "../../model/source-text.ts";
import { shorten, type ReportLoss } from "../losses.ts";
import {
  attributeOf,
  decodeEntities,
  type HtmlAttribute,
  type HtmlTag,
} from "./html-tags.ts";
import { readAddress } from "./template-address.ts";
import { isBlankHtml } from "./wordless-links.ts";
import type { Resolved, TargetResolver } from "./target-resolver.ts";
import { escapeHtml, escapeText, formatAddress } from "./escape-text.ts";
import type { TrackedText } from "./tracked-text.ts";

/**
 * Edits that give the links and pictures of HTML elements the addresses that they have from now on.
 * @param literals where addresses stand that Markdown makes links of, inside of such elements
 */
export function editHtmlTargets(
  body: TrackedText,
  tags: readonly HtmlTag[],
  literals: ReadonlySet<number>,
  resolve: TargetResolver,
  report: ReportLoss,
): TextEdit[] {
  const { text } = body;
  const edits: TextEdit[] = [];
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
  editTags();
  return edits;

  function editTags(): void {
    for (const [index, tag] of tags.entries()) {
      if (tag.isClosing) continue;
      if (tag.name === "a") editAnchor(tag, tags.slice(index + 1, index + 500));
      if (tag.name === "img")
        editPicture(tag, tags.slice(Math.max(0, index - 50), index));
    }
  }

  function editAnchor(tag: HtmlTag, following: readonly HtmlTag[]): void {
    const href = tag.attributes.find(({ name }) => name === "href");
    const close = following.find(
      ({ name, isClosing }) => name === "a" && isClosing,
    );
    const inner = text.slice(tag.end, close?.start ?? tag.end);
    if (href === undefined) return;
    const isWordless = isBlankHtml(inner);
    const target = decodeEntities(href.value);
    const resolved = resolve.link(target);
    noted(tag.start, target, resolved, "link");
    if (resolved.address === undefined) {
      const address = resolved.isHidden
        ? ""
        : ` (<code>${escapeHtml(target)}</code>)`;
      edits.push({
        start: tag.start,
        end: tag.end,
        text: close ? "" : address,
      });
      if (close)
        edits.push({ start: close.start, end: close.end, text: address });
      return;
    }
    const words = isWordless
      ? attributeOf(tag, "title")?.trim() || resolved.address
      : "";
    if (isWordless)
      report(body.lineAt(tag.start), "link", shorten(target), wordsFor(words));
    if (
      close !== undefined &&
      ((isWordless && tag.isInline) ||
        [...literals].some((at) => at >= tag.end && at < close.start))
    ) {
      const address = formatAddress(resolved.address);
      const open = `[${escapeText(words)}`;
      edits.push({ start: tag.start, end: tag.end, text: open });
      edits.push({ start: close.start, end: close.end, text: `](${address})` });
      return;
    }
    if (resolved.address !== target)
      edits.push({
        ...href.valueRange,
        text: attributeText(resolved.address, href),
      });
    if (isWordless)
      edits.push({ start: tag.end, end: tag.end, text: escapeHtml(words) });
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
        text: `<em>${escapeHtml(lostWords(alt, readAddress(target)))}</em>`,
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
        text: attributeText(resolved.address, src),
      });
  }
}

/** What became of a link on which nobody could press. */
export function wordsFor(words: string): string {
  return `had no words: \`${shorten(words, 60)}\` stands for them`;
}

function lostWords(alt: string, url: string): string {
  return `Image not found: ${alt.trim() === "" ? url : `${alt.trim()} (${url})`}`;
}

function attributeText(
  address: string,
  { name, range, valueRange }: HtmlAttribute,
): string {
  const isBare = range.end === valueRange.end;
  const isAlone = range.end - range.start === name.length;
  return isBare
    ? `${isAlone ? "=" : ""}"${escapeHtml(address)}"`
    : escapeHtml(address);
}
