import type { TextEdit } from "../../model/source-text.ts";
import { shorten, type ReportLoss } from "../losses.ts";
import { elementFor, isAttributeKept } from "./html-elements.ts";
import { attributeOf, findTags, type HtmlTag } from "./html-tags.ts";
import { escapeHtml } from "./escape-text.ts";
import { showMedia } from "./show-media.ts";
import type { TrackedText } from "./tracked-text.ts";

export interface HtmlSurroundings {
  /** An id or a name that links may lead to, with the offset it stands at. */
  noteAnchor: (id: string, offset: number) => void;
  /** Keeps a drawing as a file beside the entry; undefined when it may not be published. */
  saveDrawing: (svg: string) => string | undefined;
}

const VOID = new Set(
  "area base br col embed hr img input link meta param source track wbr keygen frame".split(
    " ",
  ),
);

/**
 * HTML as far as pages may hold it: elements that are not allowed give way to ones that are, and their words, links
 * and pictures stay. Scripts and styles go, and are reported.
 */
export function cleanHtml(
  body: TrackedText,
  { noteAnchor, saveDrawing }: HtmlSurroundings,
  report: ReportLoss,
): void {
  const { text } = body;
  if (!/<[a-z!?/]/iu.test(text)) return;
  const tags = findTags(body.tree(), text);
  const edits: TextEdit[] = [];
  const attributes = new Map<string, { count: number; line: number }>();
  const elements = new Map<string, { count: number; line: number }>();
  const opened = new Set<string>();
  /** Where links end that lead nowhere: they were only there to be led to. */
  const targets = new Set<number>();
  let skipTo = 0;
  for (const [index, tag] of tags.entries()) {
    if (!tag.isClosing) opened.add(tag.name);
    if (tag.start < skipTo) continue;
    const line = body.lineAt(tag.start);
    const written = text.slice(tag.start, tag.end);
    for (const name of ["id", "name"]) {
      const id = attributeOf(tag, name);
      if (id !== undefined && id !== "" && (name === "id" || tag.name === "a"))
        noteAnchor(id, tag.start);
    }
    const close = tag.isClosing ? undefined : closeOf(tags, index);
    if (!tag.isClosing && /^(?:script|style|svg)$/u.test(tag.name)) {
      const end = close?.end ?? tag.end;
      edits.push({
        start: tag.start,
        end,
        text: replaceWhole(tag, text.slice(tag.start, end), line),
      });
      skipTo = end;
      continue;
    }
    const media = tag.isClosing
      ? undefined
      : showMedia(tag, tags.slice(index + 1, index + 50), text);
    if (media !== undefined) {
      edits.push({ start: tag.start, end: tag.end, text: media });
      report(
        line,
        "html",
        shorten(written),
        media === "" ? "left out" : "a link",
      );
      continue;
    }
    const isTarget = tag.name === "a" && attributeOf(tag, "href") === undefined;
    if (tag.isClosing ? targets.has(tag.start) : isTarget) {
      edits.push({ start: tag.start, end: tag.end, text: "" });
      if (close !== undefined) targets.add(close.start);
      continue;
    }
    const element = elementFor(tag.name);
    if (element === undefined) {
      // A name in angle brackets that is no element is words: it was meant to be read, or nobody ever saw it.
      edits.push({
        start: tag.start,
        end: tag.end,
        text: close !== undefined || tag.isClosing ? "" : escapeHtml(written),
      });
      if (close !== undefined)
        report(
          line,
          "html",
          shorten(written),
          "its content is kept, the element is gone",
        );
      else if (!tag.isClosing)
        report(line, "html", shorten(written), "shown as text");
      if (close === undefined && tag.isClosing && !opened.has(tag.name))
        edits[edits.length - 1] = {
          start: tag.start,
          end: tag.end,
          text: escapeHtml(written),
        };
      continue;
    }
    if (element !== tag.name) count(elements, `<${tag.name}>`, line);
    edits.push(...editTag(tag, element, line));
  }
  body.apply(edits);
  for (const [name, { count: times, line }] of elements)
    report(
      line,
      "html",
      times > 1 ? `${name}, ${times} times` : name,
      "its content is kept, the element is gone or another",
    );
  if (attributes.size > 0) {
    const all = [...attributes].map(([name, { count: times }]) =>
      times > 1 ? `${name} (${times})` : name,
    );
    report(
      Math.min(...[...attributes.values()].map(({ line }) => line)),
      "html",
      `attributes: ${all.join(", ")}`,
      "left out: pages have looks of their own",
    );
  }

  function editTag(
    tag: HtmlTag,
    element: string | null,
    line: number,
  ): TextEdit[] {
    if (element === null) return [{ start: tag.start, end: tag.end, text: "" }];
    const isMarkdown = tag.attributes.some(
      ({ name, value }) => name === "markdown" && value !== "0",
    );
    const dropped = tag.attributes.filter(
      ({ name, value }) => !isAttributeKept(element, name, value),
    );
    for (const { name } of dropped)
      if (!/^(?:markdown|data-proofer-ignore|loading|decoding)$/u.test(name))
        count(attributes, name, line);
    const edits: TextEdit[] = dropped.map(({ range }) => {
      const space =
        /\s+$/u.exec(text.slice(tag.start, range.start))?.[0].length ?? 0;
      return { start: range.start - space, end: range.end, text: "" };
    });
    if (element !== tag.name) {
      const start = tag.start + (tag.isClosing ? 2 : 1);
      edits.push({ start, end: start + tag.name.length, text: element });
    }
    if (isMarkdown) edits.push({ start: tag.end, end: tag.end, text: "\n\n" });
    return edits;
  }

  function replaceWhole(tag: HtmlTag, written: string, line: number): string {
    if (tag.name === "svg") {
      const address = saveDrawing(written);
      const words = /<(title|desc|text)\b[^>]*>([\s\S]*?)<\/\1>/giu;
      const alt = [...written.matchAll(words)]
        .map(([, , inner = ""]) => inner.replaceAll(/<[^>]*>/gu, "").trim())
        .join(" ")
        .replaceAll(/\s+/gu, " ")
        .trim();
      report(
        line,
        "image",
        "drawing in the text (<svg>)",
        address === undefined
          ? "left out: it holds more than a drawing"
          : `a file of its own, ${address}`,
      );
      return address === undefined
        ? escapeHtml(alt)
        : `<img src="${address}" alt="${escapeHtml(alt)}">`;
    }
    const src = attributeOf(tag, "src");
    const gist =
      src !== undefined && /gist\.github\.com\/(.+?)\.js/u.exec(src)?.[1];
    report(
      line,
      "html",
      shorten(written),
      gist ? "a link" : "left out: it is run or styles the page",
    );
    return gist
      ? `<a href="https://gist.github.com/${gist}">Code on GitHub Gist</a>`
      : "";
  }
}

function closeOf(tags: readonly HtmlTag[], at: number): HtmlTag | undefined {
  const name = tags[at]?.name;
  if (name === undefined || VOID.has(name)) return undefined;
  let depth = 0;
  for (let index = at + 1; index < tags.length && index < at + 2000; index++) {
    const tag = tags[index];
    if (tag?.name !== name) continue;
    if (!tag.isClosing) depth++;
    else if (depth === 0) return tag;
    else depth--;
  }
  return undefined;
}

function count(
  found: Map<string, { count: number; line: number }>,
  name: string,
  line: number,
): void {
  const known = found.get(name);
  if (known === undefined) found.set(name, { count: 1, line });
  else known.count++;
}
