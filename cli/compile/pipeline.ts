import { h } from "hastscript";
import rehypeAutolinkHeadings, {
  type Options as AnchorOptions,
} from "rehype-autolink-headings";
import rehypeExternalLinks from "rehype-external-links";
import rehypeSanitize from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import remarkRehype, { type Options as ToHtmlOptions } from "remark-rehype";
import { unified, type PluggableList } from "unified";
import { pageIds } from "#routes";
import { bodyWords } from "../model/body-words.ts";
import { formulaOptions } from "../model/formula.ts";
import { sanitizeSchema } from "../model/sanitize-schema.ts";
import { headingText } from "./plugins/heading-text.ts";
import { dollarSigns, unquotedAttributes } from "./plugins/hidden-signs.ts";
import { limitDepth } from "./plugins/limit-depth.ts";
import { rehypeCallouts } from "./plugins/rehype-callouts.ts";
import { rehypeCaptions } from "./plugins/rehype-captions.ts";
import { rehypeCodeTabs } from "./plugins/rehype-code-tabs.ts";
import { rehypeCodeTitles } from "./plugins/rehype-code-titles.ts";
import { rehypeFacts } from "./plugins/rehype-facts.ts";
import { rehypeFormulas } from "./plugins/rehype-formulas.ts";
import { FOOTNOTES, rehypeHeadingIds } from "./plugins/rehype-heading-ids.ts";
import { rehypeHighlightCode } from "./plugins/rehype-highlight-code.ts";
import { rehypeImages } from "./plugins/rehype-images.ts";
import { rehypeKeepUnsafe, rehypeLosses } from "./plugins/rehype-losses.ts";
import { rehypeNoSchemeless } from "./plugins/rehype-no-schemeless.ts";
import { rehypePageText } from "./plugins/rehype-page-text.ts";
import { rehypePictures } from "./plugins/rehype-pictures.ts";
import { rehypePlaceholders } from "./plugins/rehype-placeholders.ts";
import { rehypeRawHtml } from "./plugins/rehype-raw-html.ts";
import { rehypeRules } from "./plugins/rehype-rules.ts";
import {
  rehypeAlignCells,
  rehypeTableRegions,
} from "./plugins/rehype-tables.ts";
import { rehypeTaskLabels } from "./plugins/rehype-task-labels.ts";
import { rehypeVideoLinks } from "./plugins/rehype-video-links.ts";
import { rehypeVideos } from "./plugins/rehype-videos.ts";
import { remarkBareLinks } from "./plugins/remark-bare-links.ts";
import { remarkEmoji } from "./plugins/remark-emoji.ts";
import { remarkHeadingIds } from "./plugins/remark-heading-ids.ts";
import { remarkKeep } from "./plugins/remark-keep.ts";
import { satteriParse } from "./plugins/satteri-parse.ts";
import { toHast } from "./plugins/to-hast.ts";

/**
 * The stages of a text, in order. `checker` reads it and collects what the rules find. `pipeline` does the same and goes
 * on to the HTML of a page. What they need besides the text, and what they find, is in the data of the file
 * (`plugins/file-data.ts`).
 * @param parser `[remarkParse, remarkGfm, remarkMath]` takes plugins that extend the syntax of these
 * @param allowed the HTML that an author may use
 * @param taken the ids of the page around the text
 */
export function createPipeline(
  parser: PluggableList = [satteriParse],
  allowed = sanitizeSchema,
  taken: readonly string[] = pageIds,
) {
  const checker = unified()
    // Markdown
    .use(parser)
    .use(dollarSigns)
    .use(unquotedAttributes)
    .use(limitDepth)
    .use(remarkHeadingIds)
    .use(remarkBareLinks)
    .use(remarkEmoji)
    .use(remarkKeep)
    .use(remarkRehype, toHtml)
    .use(rehypeRawHtml)
    .use(limitDepth)
    .use(rehypeKeepUnsafe)
    // The last step that may see what an author wrote
    .use(rehypeSanitize, allowed)
    .use(rehypeNoSchemeless)
    .use(rehypeLosses)
    // Checks
    .use(rehypeHeadingIds, { taken })
    .use(rehypeFacts)
    .use(rehypeRules)
    .freeze();

  const pipeline = checker()
    // Elements of our own
    .use(rehypeCallouts)
    .use(rehypeCaptions)
    .use(rehypeVideoLinks)
    .use(rehypeCodeTitles)
    .use(rehypePlaceholders)
    .use(rehypeImages)
    .use(rehypeVideos)
    .use(rehypePageText)
    // What adds no words
    .use(rehypeFormulas, formulaOptions)
    .use(rehypeHighlightCode)
    .use(rehypeCodeTabs)
    .use(rehypeAlignCells)
    .use(rehypeTableRegions)
    .use(rehypeExternalLinks, { rel: ["noopener", "noreferrer"] })
    .use(rehypeTaskLabels)
    .use(rehypeAutolinkHeadings, headingAnchors)
    .use(rehypePictures)
    .use(rehypeStringify)
    .freeze();

  return { checker, pipeline };
}

/** HTML as it was written, and the words of footnotes. */
const toHtml: ToHtmlOptions = {
  allowDangerousHtml: true,
  handlers: toHast,
  footnoteLabel: bodyWords.footnotes,
  footnoteBackLabel: (index, use) => bodyWords.backToReference(index + 1, use),
};

/** A link to itself at the end of each heading below the title. */
const headingAnchors: AnchorOptions = {
  behavior: "append",
  test: ({ properties, tagName }) =>
    tagName !== "h1" && properties.id !== FOOTNOTES,
  properties: (heading) => ({
    className: ["heading-anchor"],
    href: "",
    ariaLabel: bodyWords.linkToSection(headingText(heading)),
  }),
  content: h("span", { ariaHidden: "true" }, "#"),
};
