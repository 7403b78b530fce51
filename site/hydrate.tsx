import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import {
  createBrowserRouter,
  matchRoutes,
  RouterProvider,
  type HydrationState,
} from "react-router-dom";
import { parsePageBlock, type PageBlock } from "./routing/page-block.ts";
import { PageInstead } from "./routing/page-instead.ts";
import { followLinks } from "./routing/follow-links.ts";
import { tolerateMovedNodes } from "./routing/moved-nodes.ts";
import { keyEntry, takeScrollBack } from "./routing/scroll.ts";
import { loadPage, ROOT, routes } from "./routes.tsx";
import { showTheme } from "./theme/theme.ts";

/** Loads the page of the route, so that hydration need not wait for it. @returns the id of the route */
async function loadRoute(): Promise<string | undefined> {
  const route = matchRoutes(routes, location)?.at(-1)?.route;
  if (route && typeof route.lazy === "function") {
    Object.assign(route, await route.lazy());
    delete route.lazy;
  }
  return route?.id;
}

async function toHydrationState(
  { chrome, page }: PageBlock,
  routeId: string,
): Promise<HydrationState> {
  if (page.page === routeId)
    return { loaderData: { [ROOT]: chrome, [routeId]: page } };
  const instead = new PageInstead(page, await loadPage(page.page));
  return { loaderData: { [ROOT]: chrome }, errors: { [routeId]: instead } };
}

/** Hydrates the server's HTML, and starts the router. */
export async function hydrate(): Promise<void> {
  const container = document.getElementById("app");
  if (!container) throw new Error("The document has no page.");
  const routeId = await loadRoute();
  // No pattern matches an address with a line break: the document stays as it is.
  if (routeId === undefined) return;
  const hydrationData = await toHydrationState(
    parsePageBlock(document),
    routeId,
  );
  keyEntry();
  // Before the router hears of it: the browser makes entries for links to a place on the page.
  window.addEventListener("popstate", keyEntry);
  takeScrollBack();
  const router = createBrowserRouter(routes, { hydrationData });
  followLinks(router);
  tolerateMovedNodes();
  // As a transition, React hydrates in slices of a few milliseconds and handles the visitor's events in between.
  startTransition(() => {
    hydrateRoot(container, <RouterProvider router={router} />, {
      // An extension or a translation has changed the page: nothing to report. `KeepTyped` keeps what is typed.
      onRecoverableError: () => {
        document.documentElement.dataset["hydrated"] = "anew";
        showTheme();
      },
    });
  });
}
