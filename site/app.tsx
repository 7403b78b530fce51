import { useEffect, useMemo } from "react";
import { PageBoundary } from "./components/PageBoundary.tsx";
import { PageTrail } from "./components/reading/Breadcrumbs.tsx";
import { ToastRegion } from "./components/ui/ToastRegion.tsx";
import { PageLoader } from "./navigation/page-loader.ts";
import { PageLoadedAt, PageLocation } from "./navigation/page-location.ts";
import { loadPage, type ShownPage } from "./navigation/load-page.ts";
import type { HistoryEntry } from "./navigation/history-entry.ts";
import {
  usePageNavigation,
  type Pages,
} from "./navigation/usePageNavigation.ts";
import { matchRoute, routeById } from "./routes.ts";

const pages: Pages = {
  load: (address) => loadPage(address, routeById),
  prefetch,
  addressOf: ({ pathname, search }) => {
    const { followsQuery } = matchRoute(pathname).route;
    // Each page of a list after the first one is a separate document.
    const isFirstPage = !new URLSearchParams(search).has("page");
    return followsQuery && isFirstPage ? pathname : pathname + search;
  },
  isOwnDocument: ({ page }) =>
    page.isPreview === true || routeById(page.routeId).ownDocument === true,
};

/** Errors are shown when the link is followed. */
function prefetch(address: string): void {
  pages.load(address).catch(() => undefined);
}

interface AppProps {
  initial: ShownPage;
  /** The history entry of the document. */
  entry: HistoryEntry;
  /** Runs in the browser once the components handle events. */
  onHydrated?: () => void;
}

/**
 * The parts that run on every page: the page itself, toasts, announcements. Links are followed in the whole document.
 */
export function App({ initial, entry, onHydrated }: AppProps) {
  const { location, shown, visit, announcement, main, adopt } =
    usePageNavigation(initial, entry, pages);
  const { page, Page, loadedAt } = shown;
  const loading = useMemo(() => ({ load: pages.load, adopt }), [adopt]);
  useEffect(() => onHydrated?.(), [onHydrated]);
  return (
    <>
      <main id="main" ref={main} tabIndex={-1}>
        <PageLocation value={location}>
          <PageLoadedAt value={loadedAt}>
            <PageLoader value={loading}>
              <PageTrail value={page.trail}>
                <PageBoundary key={visit}>
                  <Page data={page.data} />
                </PageBoundary>
              </PageTrail>
            </PageLoader>
          </PageLoadedAt>
        </PageLocation>
      </main>
      <ToastRegion />
      <output className="sr-only">{announcement}</output>
    </>
  );
}
