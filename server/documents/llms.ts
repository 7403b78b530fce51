import type { Root } from "hast";
import { h } from "hastscript";
import type { ContentReader } from "#contract";
import { collections, markdownNames, toTwinPath } from "#schema";
import type { DocumentRequest, RenderDocument } from "../document.ts";
import { llmsMessages } from "../messages.ts";
import { readPages } from "../search/read-pages.ts";
import { toMarkdown } from "../twins/to-markdown.ts";

/** Entries per collection. Models read the whole file, and sitemap.xml has the rest. */
const MAX_ENTRIES = 100;

/** The parts of a line of the file. */
interface Named {
  path: string;
  title: string;
  description?: string;
}

function toItem({ path, title, description = "" }: Named, siteUrl: string) {
  const link = h("a", { href: `${siteUrl}${path}` }, title);
  return h("li", link, description === "" ? "" : `: ${description}`);
}

const toTwin = (named: Named): Named => ({
  ...named,
  path: toTwinPath(named.path),
});

/** Turns "blog post" into the heading "Blog posts". */
function toPlural(label: string): string {
  const many = `${label}s`.replace(/ys$/u, "ies");
  return `${many.slice(0, 1).toUpperCase()}${many.slice(1)}`;
}

/** The pages of the site and the lists on it, with their titles and descriptions. */
async function findPages(request: DocumentRequest) {
  const { content } = request;
  const lists = new Set(content.listPages().map(({ path }) => path));
  const all = await readPages(request);
  const pages = all.filter(({ path }) => !content.entryPage(path));
  const [inLists, own] = [true, false].map((isList) =>
    pages.filter(({ path }) => lists.has(path) === isList).map(toTwin),
  );
  return { lists: inLists ?? [], pages: own ?? [] };
}

function readCollections(content: ContentReader) {
  return markdownNames.map((name) => ({
    title: toPlural(collections[name].label),
    lines: content.list(name, MAX_ENTRIES).map(toTwin),
  }));
}

const elsewhere: readonly Named[] = [
  { path: "/sitemap.xml", ...llmsMessages.sitemap },
  { path: "/rss.xml", ...llmsMessages.feed },
];

/** `/llms.txt`, by llmstxt.org: lists everything to read, each page as Markdown. */
export const renderLlms: RenderDocument = async (request) => {
  const { content, siteUrl } = request;
  const { name, description } = content.site;
  const { pages, lists } = await findPages(request);
  const sections = [
    { title: llmsMessages.pages, lines: pages },
    ...readCollections(content),
    { title: llmsMessages.more, lines: [...lists, ...elsewhere] },
  ].filter(({ lines }) => lines.length > 0);
  const root: Root = {
    type: "root",
    children: [
      h("h1", name),
      h("blockquote", h("p", description)),
      h("p", llmsMessages.about),
      ...sections.flatMap(({ title, lines }) => [
        h("h2", title),
        h(
          "ul",
          lines.map((line) => toItem(line, siteUrl)),
        ),
      ]),
    ],
  };
  return {
    status: 200,
    contentType: "text/plain; charset=utf-8",
    text: toMarkdown(root),
  };
};
