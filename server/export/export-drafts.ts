import { feedFiles } from "#routes";
import { AppError } from "../app-error.ts";
import type { CrawledSite } from "./crawl.ts";
import type { QuietServer } from "./serve-quietly.ts";

/** What other programs read to find or to announce pages. A preview has none of it. */
const isAnnouncement = (address: string) =>
  /^\/(?:sitemap[^/]*\.xml|llms\.txt)$/u.test(address) ||
  feedFiles.some((name) => address.endsWith(`/${name}`));

/** The site without feeds, sitemaps and lists for programs. */
export function withoutAnnouncements(site: CrawledSite): CrawledSite {
  return {
    ...site,
    documents: site.documents.filter(({ address }) => !isAnnouncement(address)),
    redirects: site.redirects.filter(({ to }) => !isAnnouncement(to)),
  };
}

/** The files of a preview that differ from those of the server. */
export const previewTexts = { "/robots.txt": "User-agent: *\nDisallow: /\n" };

/** @throws AppError when the content has drafts and the export is no preview, or the other way round */
export function checkDrafts(
  hasDrafts: boolean,
  { isPreview }: Pick<QuietServer, "isPreview">,
): void {
  if (hasDrafts === isPreview) return;
  throw new AppError(
    "content_index_drafts",
    isPreview
      ? "The compiled content has drafts, and this is no export of drafts."
      : "The compiled content has no drafts to export.",
    {
      hint: "`npm run export` compiles what it needs. Otherwise run `content build` before, with --drafts --future for `--drafts`.",
    },
  );
}
