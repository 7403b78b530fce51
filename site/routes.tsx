import type { LoaderFunctionArgs, RouteObject } from "react-router-dom";
import type { Chrome, PageComponent, PageData } from "./page.ts";
import { routeTable, type RouteLine } from "./route-table.ts";
import { fetchPage } from "./routing/fetch-page.ts";
import { PageInstead } from "./routing/page-instead.ts";
import { shownAddress } from "./routing/shown-address.ts";
import { PageError } from "./shell/PageError.tsx";
import { Shell } from "./shell/Shell.tsx";
import { toRoutePage } from "./shell/ShownPage.tsx";

interface PageModule {
  default: PageComponent<unknown>;
}

/** What the loaders get on the server. In the browser they fetch the page's data instead. */
export interface ServerContext {
  chrome: Chrome;
  /** Calls the data function of a page. @throws Response for a redirect */
  readPage(line: RouteLine): Promise<PageData>;
}

/** The gallery is for development only and not part of a build. */
const pageModules = {
  ...import.meta.glob<PageModule>([
    "./pages/*/Page.tsx",
    "!./pages/gallery/Page.tsx",
  ]),
  ...(import.meta.env.DEV &&
    import.meta.glob<PageModule>("./pages/gallery/Page.tsx")),
};
const developmentLines: readonly RouteLine[] = import.meta.env.DEV
  ? [{ path: "/ui", page: "gallery" }]
  : [];

export async function loadPage(page: string): Promise<PageComponent<unknown>> {
  const load = pageModules[`./pages/${page}/Page.tsx`];
  if (!load) throw new Error(`There is no page in pages/${page}/.`);
  return (await load()).default;
}

async function loadData(
  line: RouteLine,
  { request, context }: LoaderFunctionArgs<ServerContext>,
): Promise<PageData> {
  const page = import.meta.env.SSR
    ? await context.readPage(line)
    : await fetchPage(line, new URL(request.url), () => loadPage(line.page));
  if (page.page === line.page) return page;
  throw new PageInstead(page, await loadPage(page.page));
}

/** Nothing if the page's script is gone, for example after a release. The loader then leads to the document. */
const loadOrNothing = ({ page }: RouteLine) =>
  loadPage(page).catch(() => () => null);

function toRoute(line: RouteLine): RouteObject {
  return {
    id: line.page,
    path: line.path,
    caseSensitive: true,
    handle: line,
    lazy: async () => ({ Component: toRoutePage(await loadOrNothing(line)) }),
    loader: (args) => loadData(line, args),
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      defaultShouldRevalidate &&
      shownAddress(line, currentUrl) !== shownAddress(line, nextUrl),
    ErrorBoundary: PageError,
  };
}

/** Every page of the site, the one of unknown addresses last. */
export const pageLines: readonly RouteLine[] = [
  ...routeTable,
  ...developmentLines,
  { path: "*", page: "not-found", ownDocument: true },
];

export const ROOT = "root";

/** The routes of React Router: the shell with header and footer, and in it every page. */
export const routes: RouteObject[] = [
  {
    id: ROOT,
    Component: Shell,
    ErrorBoundary: PageError,
    // In the browser it is part of the document, and stays.
    loader: ({ context }: LoaderFunctionArgs<ServerContext>) => context.chrome,
    shouldRevalidate: () => false,
    children: pageLines.map(toRoute),
  },
];
