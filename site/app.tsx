import { useEffect, useMemo } from "react";
import { Footer } from "./components/Footer.tsx";
import { Header } from "./components/Header.tsx";
import { ToastRegion } from "./components/ui/ToastRegion.tsx";
import { PageLoader } from "./navigation/page-loader.ts";
import { PageLoadedAt, PageLocation } from "./navigation/page-location.ts";
import { loadPage, type ShownPage } from "./navigation/load-page.ts";
import { Prefetch } from "./navigation/prefetch.ts";
import {
  usePageNavigation,
  type Pages,
} from "./navigation/usePageNavigation.ts";
import { matchRoute, routeById } from "./routes.ts";

const pages: Pages = {
  load: (address) => loadPage(address, routeById),
  addressOf: ({ pathname, search }) => {
    const { followsQuery } = matchRoute(pathname).route;
    // Each page of a list after the first one is a document of its own.
    const isFirstPage = !new URLSearchParams(search).has("page");
    return followsQuery && isFirstPage ? pathname : pathname + search;
  },
  isOwnDocument: ({ page }) =>
    page.isPreview === true || routeById(page.routeId).ownDocument === true,
};

/** A failure shows when the link is followed. */
function prefetch(address: string): void {
  pages.load(address).catch(() => undefined);
}

interface AppProps {
  initial: ShownPage;
  /** Runs in the browser once the components handle events. */
  onHydrated?: () => void;
}

/** The shell around every page: skip link, header, the page, footer. */
export function App({ initial, onHydrated }: AppProps) {
  const { location, shown, visit, announcement, main, adopt } =
    usePageNavigation(initial, pages);
  const { page, Page, loadedAt } = shown;
  const loading = useMemo(() => ({ load: pages.load, adopt }), [adopt]);
  useEffect(() => onHydrated?.(), [onHydrated]);
  return (
    <Prefetch value={prefetch}>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Header shell={page.shell} />
      <main id="main" ref={main} tabIndex={-1}>
        <PageLocation value={location}>
          <PageLoadedAt value={loadedAt}>
            <PageLoader value={loading}>
              <Page key={visit} data={page.data} />
            </PageLoader>
          </PageLoadedAt>
        </PageLocation>
      </main>
      <Footer shell={page.shell} />
      <ToastRegion />
      <output className="sr-only">{announcement}</output>
    </Prefetch>
  );
}
