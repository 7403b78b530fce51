import type { ContentReader } from "#contract";
import type { LiveContent } from "../content/content-source.ts";
import type { Log } from "../log.ts";
import type { RenderSite } from "../site.ts";
import { renderPages } from "./render-pages.ts";
import type { SiteSearch } from "./site-search.ts";

interface Followed {
  search: Pick<SiteSearch, "show" | "update">;
  content: Pick<LiveContent, "current" | "databaseFile">;
  renderSite: RenderSite;
  siteUrl: string;
  clock: () => Date;
  log: Log;
}

interface ContentFollower {
  /** To be called after each change of the visible content. */
  update(): void;
  /** To be called before the content is closed. */
  close(): void;
}

/** Keeps the search index in step with the content. */
export function followContent({
  search,
  content,
  renderSite,
  siteUrl,
  clock,
  log,
}: Followed): ContentFollower {
  let newest: ContentReader | undefined;

  async function renderInto(reader: ContentReader): Promise<void> {
    const isWanted = () => reader === newest;
    try {
      const pages = await renderPages(reader, renderSite, siteUrl, isWanted);
      if (isWanted()) search.update(pages, reader.site.name);
    } catch (error) {
      // A reader that is no longer wanted can be closed in the middle of a page.
      if (isWanted()) log.error("search index not updated", { error });
    }
  }

  return {
    update() {
      newest = content.current();
      search.show({ file: content.databaseFile(), at: clock().getTime() });
      void renderInto(newest);
    },
    close() {
      newest = undefined;
    },
  };
}
