import type { ContentReader } from "#contract";
import type { LiveContent } from "../content/content-source.ts";
import type { Log } from "../log.ts";
import type { RenderSite } from "../site.ts";
import { renderPages } from "./render-pages.ts";
import type { SiteSearch } from "./site-search.ts";

interface Followed {
  search: SiteSearch;
  content: LiveContent;
  renderSite: RenderSite;
  siteUrl: string;
  clock: () => Date;
  log: Log;
}

/**
 * Keeps the search index in step with the content.
 * @returns a function to call after each change of the visible content
 */
export function followContent({
  search,
  content,
  renderSite,
  siteUrl,
  clock,
  log,
}: Followed): () => void {
  let newest: ContentReader | undefined;

  async function update(reader: ContentReader): Promise<void> {
    const pages = await renderPages(reader, renderSite, siteUrl);
    if (reader === newest) search.update(pages, reader.site.name);
  }

  return () => {
    newest = content.current();
    search.show({ file: content.databaseFile(), at: clock().getTime() });
    update(newest).catch((error: unknown) =>
      log.error("search index not updated", { error }),
    );
  };
}
