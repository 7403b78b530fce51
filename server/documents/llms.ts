import type { Heading, Link, List, Paragraph, Root, RootContent } from "mdast";
import { toMarkdown } from "mdast-util-to-markdown";
import type { ContentReader } from "#contract";
import { collections, markdownNames, toTwinPath } from "#schema";
import { readPages } from "../search/read-pages.ts";
import type { DocumentRequest, RenderDocument } from "../document.ts";

/** Entries per collection. Models read the whole file, and sitemap.xml has the rest. */
const MAX_ENTRIES = 100;

/** The parts of a line of the file. */
interface Named {
  path: string;
  title: string;
  description?: string;
}

const text = (value: string) => ({ type: "text" as const, value });

const heading = (depth: 1 | 2, value: string): Heading => ({
  type: "heading",
  depth,
  children: [text(value)],
});

const paragraph = (...children: Paragraph["children"]): Paragraph => ({
  type: "paragraph",
  children,
});

function toList(lines: readonly Named[], siteUrl: string): List {
  const toItem = ({ path, title, description = "" }: Named) => {
    const url = `${siteUrl}${path}`;
    const link: Link = { type: "link", url, children: [text(title)] };
    const note = description === "" ? [] : [text(`: ${description}`)];
    return {
      type: "listItem" as const,
      spread: false,
      children: [paragraph(link, ...note)],
    };
  };
  return { type: "list", spread: false, children: lines.map(toItem) };
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
  { path: "/sitemap.xml", title: "Sitemap", description: "every page" },
  { path: "/rss.xml", title: "RSS feed", description: "the newest posts" },
];

/** `/llms.txt`, by llmstxt.org: lists everything to read, each page as Markdown. */
export const renderLlms: RenderDocument = async (request) => {
  const { content, siteUrl } = request;
  const { name, description } = content.site;
  const { pages, lists } = await findPages(request);
  const sections = [
    { title: "Pages", lines: pages },
    ...readCollections(content),
    { title: "Optional", lines: [...lists, ...elsewhere] },
  ].filter(({ lines }) => lines.length > 0);
  const children: RootContent[] = [
    heading(1, name),
    { type: "blockquote", children: [paragraph(text(description))] },
    paragraph(
      text(
        "Each link leads to a page as Markdown. The page itself has the same address without .md, and answers in Markdown to Accept: text/markdown.",
      ),
    ),
    ...sections.flatMap(({ title, lines }) => [
      heading(2, title),
      toList(lines, siteUrl),
    ]),
  ];
  const root: Root = { type: "root", children };
  return {
    status: 200,
    contentType: "text/plain; charset=utf-8",
    text: toMarkdown(root, { bullet: "-" }),
  };
};
