import { toTwinPath } from "#contract";
import { toOpenGraphLocale } from "../language.ts";
import type { Chrome, Crumb, HeadTag, PageHead } from "../page.ts";
import { documentTable, feedFiles } from "../route-table.ts";
import { shareImage } from "../share-image.ts";
import { shellMessages } from "../messages/shell.ts";

const DEFAULT_IMAGE = "/og-image.png";

const FEEDS = {
  "rss.xml": { type: "application/rss+xml", name: "RSS" },
  "atom.xml": { type: "application/atom+xml", name: "Atom" },
  "feed.json": { type: "application/feed+json", name: "JSON Feed" },
} as const satisfies Record<(typeof feedFiles)[number], object>;

/** The folders that have feeds, as patterns for the paths of their pages. */
const feedFolders = documentTable
  .filter((path) => path.endsWith(`/${feedFiles[0]}`))
  .map((path) => path.slice(0, -`/${feedFiles[0]}`.length))
  .map(
    (folder) => new RegExp(`^${folder.replaceAll(/:\w+/gu, "[^/]+")}$`, "u"),
  );

const named = (name: string, content: string): HeadTag => [
  "meta",
  { name, content },
];

const property = (name: string, content: string): HeadTag => [
  "meta",
  { property: name, content },
];

const link = (rel: string, href: string, more = {}): HeadTag => [
  "link",
  { rel, ...more, href },
];

const structuredData = (data: Record<string, unknown>): HeadTag => [
  "script",
  { type: "application/ld+json" },
  JSON.stringify(data).replaceAll("<", "\\u003c"),
];

/** Schema.org BreadcrumbList of the steps below the home page, with absolute addresses. */
const breadcrumbList = (origin: string, crumbs: readonly Crumb[]) => ({
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: [{ name: shellMessages.home, path: "/" }, ...crumbs].map(
    ({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: new URL(path, origin).href,
    }),
  ),
});

const feedLinks = (folder: string, title: string): HeadTag[] =>
  feedFiles.map((file) => {
    const { type, name } = FEEDS[file];
    const more = { type, title: `${title} (${name})` };
    return link("alternate", `${folder}/${file}`, more);
  });

/** Links to the other forms of a page: its Markdown version, and the feeds with its news. */
function alternateLinks(
  path: string,
  { noindex, title }: PageHead,
  siteName: string,
): HeadTag[] {
  const [page = "", query] = path.split("?", 2);
  const twin = toTwinPath(page) + (query === undefined ? "" : `?${query}`);
  const isOfBlog = page === "/" || /^\/blog(?:\/|$)/u.test(page);
  const hasOwn = page !== "" && feedFolders.some((each) => each.test(page));
  return [
    ...(noindex ? [] : [link("alternate", twin, { type: "text/markdown" })]),
    ...(isOfBlog ? feedLinks("", `${siteName} blog`) : []),
    ...(hasOwn ? feedLinks(page, `${siteName}: ${title}`) : []),
  ];
}

/** The tags for previews of shared links in social networks and chat apps. */
function shareTags(
  { title, description, type = "website", image }: PageHead,
  { site, siteUrl }: Chrome,
  { url, lang }: { url: string; lang: string },
): HeadTag[] {
  const { src, width, height, alt } =
    image ?? shareImage(DEFAULT_IMAGE, `${site.name}: ${site.tagline}`);
  const imageUrl = new URL(src, siteUrl).href;
  return [
    property("og:site_name", site.name),
    property("og:type", type),
    property("og:locale", toOpenGraphLocale(lang)),
    property("og:title", title),
    property("og:description", description),
    property("og:url", url),
    property("og:image", imageUrl),
    property("og:image:width", String(width)),
    property("og:image:height", String(height)),
    property("og:image:alt", alt),
    named("twitter:card", "summary_large_image"),
    named("twitter:title", title),
    named("twitter:description", description),
    named("twitter:image", imageUrl),
    named("twitter:image:alt", alt),
  ];
}

/** Where a page is, and in which language. */
interface PagePlace {
  path: string;
  trail: readonly Crumb[];
  /** A language tag. */
  lang: string;
}

/**
 * The tags that the head of a page has besides those of all pages, with its structured data.
 * @param path the requested path, for the canonical address
 */
export function headTags(
  head: PageHead,
  { path, trail, lang }: PagePlace,
  chrome: Chrome,
): HeadTag[] {
  const { site, siteUrl } = chrome;
  const { title, noindex, canonicalPath, previousPath, nextPath } = head;
  const ownPath = canonicalPath ?? path;
  const url = new URL(ownPath, siteUrl).href;
  const isTitled = title === site.name;
  const hasCanonical = !noindex || canonicalPath !== undefined;
  const data = [
    ...(head.structuredData ?? []),
    ...(trail.length > 0 && !noindex ? [breadcrumbList(siteUrl, trail)] : []),
  ];
  return [
    ["title", {}, isTitled ? title : `${title} | ${site.name}`],
    named("description", head.description),
    ...(noindex ? [named("robots", "noindex")] : []),
    ...(hasCanonical ? [link("canonical", url)] : []),
    ...alternateLinks(ownPath, head, site.name),
    ...(previousPath === undefined ? [] : [link("prev", previousPath)]),
    ...(nextPath === undefined ? [] : [link("next", nextPath)]),
    ...(head.isPrivate ? [] : shareTags(head, chrome, { url, lang })),
    ...data.map(structuredData),
  ];
}
