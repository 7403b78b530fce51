import { fromHtml } from "hast-util-from-html";
import { select, selectAll } from "hast-util-select";
import { toText } from "hast-util-to-text";
import { SKIP, visit } from "unist-util-visit";
import { separateInline } from "../twins/separate-inline.ts";

/** What is searched of a page of the site. */
export interface PageDocument {
  path: string;
  title: string;
  description: string;
  text: string;
}

/**
 * Elements without text for readers. Figures show examples of the product, with sample data. Hidden elements are
 * decoration, or notes that only screen readers get.
 */
const SKIPPED =
  'figure, form, nav, script, style, svg, template, [aria-hidden="true"], .sr-only';

/** Converts a page to a search document. Returns none for a page that search engines must not index. */
export function toPageDocument(
  { path, html }: { path: string; html: string },
  siteName: string,
): PageDocument[] {
  const root = fromHtml(html);
  const meta = (name: string) =>
    String(select(`meta[name=${name}]`, root)?.properties["content"] ?? "");
  if (meta("robots").includes("noindex")) return [];
  const title = select("title", root);
  const main = select("main", root);
  const skipped = new Set(main && selectAll(SKIPPED, main));
  visit(main ?? root, "element", (element, index, parent) => {
    if (!skipped.has(element)) return undefined;
    parent?.children.splice(index ?? 0, 1);
    return [SKIP, index];
  });
  if (main) separateInline(main);
  return [
    {
      path,
      title: (title ? toText(title) : path).replace(` | ${siteName}`, ""),
      description: meta("description"),
      text: main
        ? toText(main)
            .replaceAll(/\s*\n\s*/gu, "\n")
            .trim()
        : "",
    },
  ];
}
