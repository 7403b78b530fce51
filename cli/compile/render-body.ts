import type { Root } from "hast";
import type { BodyTree } from "../model/body-tree.ts";
import { alignCells } from "./markdown/align-cells.ts";
import { captionImages } from "./markdown/caption-images.ts";
import { createBodyTree } from "./markdown/create-body-tree.ts";
import { markExternalLinks } from "./markdown/external-links.ts";
import { fillCode } from "./markdown/fill-code.ts";
import { fillPlaceholders } from "./markdown/fill-placeholders.ts";
import { addHeadingAnchors } from "./markdown/heading-anchors.ts";
import { toPlainText } from "./markdown/plain-text.ts";
import { printHtml } from "./markdown/print-html.ts";
import { addVariants } from "./markdown/responsive-pictures.ts";
import { showCallouts } from "./markdown/show-callouts.ts";
import { showVideoLinks } from "./markdown/show-video-links.ts";
import { sizeImages } from "./markdown/sized-images.ts";
import { placeVideos } from "./markdown/place-videos.ts";
import { wrapTables } from "./markdown/table-regions.ts";
import { labelTasks } from "./markdown/task-list-labels.ts";
import { takeCode } from "./markdown/take-code.ts";
import { titleCode } from "./markdown/title-code.ts";
import type { BodyInput, RenderedBody } from "../model/body.ts";
import { compareText } from "../model/diagnostic.ts";

/**
 * Finishes a sanitized tree and prints it. Changes the tree. No step here adds anything unsafe.
 */
export function renderBody(
  checked: BodyTree,
  input: Pick<BodyInput, "fragments" | "images" | "isLeading">,
): RenderedBody {
  const body = shaped(checked, input);
  const { tree } = body;
  sizeImages(body, input.images, input.isLeading ?? false);
  placeVideos(body, input.images);
  const toc = body.headings
    .filter(({ depth }) => depth >= 2 && depth <= 4)
    .map(({ depth, text, id }) => ({ depth, text, id }));
  const text = toPlainText(tree);
  const excerpt = excerptOf(tree);
  alignCells(body);
  wrapTables(body);
  markExternalLinks(body);
  labelTasks(body);
  const code = takeCode(body);
  addHeadingAnchors(body);
  addVariants(body, input.images);
  return {
    html: fillCode(printHtml(tree), code),
    toc,
    text,
    links: [...new Set(checked.links.map(({ target }) => target))]
      .filter((target) => !target.startsWith("#user-content-"))
      .toSorted(compareText),
    excerpt,
  };
}

/** Expands the special parts of a body. Most texts have none and stay unchanged. */
function shaped(
  body: BodyTree,
  { fragments }: Pick<BodyInput, "fragments">,
): BodyTree {
  const steps = [showCallouts, captionImages, showVideoLinks, titleCode];
  const changes = steps.filter((step) => step(body));
  const isFilled = body.prose.some(({ node }) => node.value.includes("{{"));
  if (isFilled) fillPlaceholders(body.tree, fragments);
  if (!isFilled && changes.length === 0) return body;
  return createBodyTree(body.tree, body.source, body.range);
}

const EXCERPT_LENGTH = 200;

/** The start of the running text in whole words. */
function excerptOf(tree: Root): string {
  const children = tree.children.filter(
    (node) => node.type === "element" && node.tagName === "p",
  );
  const found = toPlainText({ children }, EXCERPT_LENGTH * 4);
  const text = found.replaceAll("\n", " ");
  if (text.length <= EXCERPT_LENGTH) return text;
  const cut = text.slice(0, EXCERPT_LENGTH - 2);
  const space = cut.lastIndexOf(" ");
  return `${cut.slice(0, space === -1 ? undefined : space)}...`;
}
