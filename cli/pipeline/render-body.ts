import type { Root } from "hast";
import rehypeHighlight from "rehype-highlight";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import { externalLinks } from "../markdown/external-links.ts";
import { highlightOptions } from "../markdown/code-languages.ts";
import { fillPlaceholders } from "../markdown/fill-placeholders.ts";
import { headingAnchors } from "../markdown/heading-anchors.ts";
import { findHeadings } from "../markdown/headings.ts";
import { toPlainText } from "../markdown/plain-text.ts";
import { scrollableCode } from "../markdown/scrollable-code.ts";
import { sizedImages } from "../markdown/sized-images.ts";
import { tableRegions } from "../markdown/table-regions.ts";
import { taskListLabels } from "../markdown/task-list-labels.ts";
import type { BodyInput, BodyTarget, RenderedBody } from "../model/body.ts";
import { compareText } from "../model/diagnostic.ts";

const finisher = unified()
  .use(tableRegions)
  .use(externalLinks)
  .use(taskListLabels)
  .use(scrollableCode)
  .use(rehypeHighlight, highlightOptions)
  .use(headingAnchors)
  .freeze();
const printer = unified().use(rehypeStringify).freeze();

/** Finishes a sanitized tree and prints it: the tree is changed. Every step here is our own and adds nothing unsafe. */
export function renderBody(
  tree: Root,
  input: Pick<BodyInput, "fragments" | "images">,
  links: readonly BodyTarget[],
): RenderedBody {
  fillPlaceholders(input.fragments)(tree);
  sizedImages(input.images)(tree);
  const toc = findHeadings(tree)
    .filter(({ depth }) => depth >= 2 && depth <= 4)
    .map(({ depth, text, id }) => ({ depth, text, id }));
  const text = toPlainText(tree);
  const excerpt = excerptOf(tree);
  finisher.runSync(tree);
  const html = printer.stringify(tree);
  return {
    html,
    toc,
    text,
    links: [...new Set(links.map(({ target }) => target))]
      .filter((target) => !target.startsWith("#user-content-"))
      .toSorted(compareText),
    excerpt,
    words: text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'.,-]*/gu)?.length ?? 0,
  };
}

const EXCERPT_LENGTH = 200;

/** The start of the running text in whole words. */
function excerptOf(tree: Root): string {
  const children = tree.children.filter(
    (node) => node.type === "element" && node.tagName === "p",
  );
  const text = toPlainText({ type: "root", children }).replaceAll("\n", " ");
  if (text.length <= EXCERPT_LENGTH) return text;
  const cut = text.slice(0, EXCERPT_LENGTH - 2);
  const space = cut.lastIndexOf(" ");
  return `${cut.slice(0, space === -1 ? undefined : space)}...`;
}
