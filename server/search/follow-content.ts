import type { ContentReader } from "#contract";
import type { LiveContent } from "../content/content-source.ts";
import type { PrepareRequest } from "../content/prepare-content.ts";
import type { Log } from "../log.ts";
import type { RenderSite } from "../site.ts";
import { runInThread } from "../worker-task.ts";
import { renderPages } from "./render-pages.ts";
import type { SiteSearch } from "./site-search.ts";

interface Followed {
  search: Pick<SiteSearch, "show" | "update">;
  content: Pick<LiveContent, "current">;
  /** Where the compiled content is, and where its database is written. */
  places: PrepareRequest;
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
  places,
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

  async function prepareInto(reader: ContentReader): Promise<void> {
    const module = new URL("../content/prepare-worker.ts", import.meta.url);
    try {
      const file = await runInThread<string>(module, places);
      if (reader !== newest) return;
      search.show({ file, at: clock().getTime() });
      await renderInto(reader);
    } catch (error) {
      log.error("search index not updated", { error });
    }
  }

  return {
    update() {
      newest = content.current();
      void prepareInto(newest);
    },
    close() {
      newest = undefined;
    },
  };
}
