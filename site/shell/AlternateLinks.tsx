import { toTwinPath } from "#contract";
import type { PageHead } from "../page.ts";
import { documentTable, feedFiles } from "../route-table.ts";

const TYPES = {
  "rss.xml": { type: "application/rss+xml", name: "RSS" },
  "atom.xml": { type: "application/atom+xml", name: "Atom" },
  "feed.json": { type: "application/feed+json", name: "JSON Feed" },
} as const satisfies Record<(typeof feedFiles)[number], object>;

/** The folders that have feeds, as patterns for the paths of their pages. */
const feedFolders = documentTable.flatMap((path) => {
  const [file] = feedFiles;
  if (!path.endsWith(`/${file}`)) return [];
  const folder = path.slice(0, -`/${file}`.length);
  return new RegExp(`^${folder.replaceAll(/:\w+/gu, "[^/]+")}$`, "u");
});

interface AlternateLinksProps {
  /** Canonical path and query of the page. */
  path: string;
  head: PageHead;
  siteName: string;
}

/** Links to the other forms of a page: its Markdown twin, and the feeds with its news. */
export function AlternateLinks({ path, head, siteName }: AlternateLinksProps) {
  const [page = "", query] = path.split("?", 2);
  const search = query === undefined ? "" : `?${query}`;
  const isOfBlog = page === "/" || /^\/blog(?:\/|$)/u.test(page);
  const hasOwn = feedFolders.some((folder) => folder.test(page));
  return (
    <>
      {!head.noindex && (
        <link
          rel="alternate"
          type="text/markdown"
          href={toTwinPath(page) + search}
        />
      )}
      {isOfBlog && <FeedLinks folder="" title={`${siteName} blog`} />}
      {hasOwn && page !== "" && (
        <FeedLinks folder={page} title={`${siteName}: ${head.title}`} />
      )}
    </>
  );
}

function FeedLinks({ folder, title }: { folder: string; title: string }) {
  return feedFiles.map((file) => (
    <link
      key={file}
      rel="alternate"
      type={TYPES[file].type}
      title={`${title} (${TYPES[file].name})`}
      href={`${folder}/${file}`}
    />
  ));
}
