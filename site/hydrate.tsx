import { startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import {
  createBrowserRouter,
  matchRoutes,
  RouterProvider,
  type HydrationState,
  type RouteObject,
} from "react-router-dom";
import { parsePageBlock, type PageBlock } from "./routing/page-block.ts";
import { PageInstead } from "./routing/page-instead.ts";
import { followLinks } from "./routing/follow-links.ts";
import { reloadOnce } from "./routing/reload-once.ts";
import {
  isAtOtherPage,
  keyEntry,
  restoreScroll,
  takeScrollBack,
} from "./routing/scroll.ts";
import { loadPage, ROOT, routes } from "./routes.tsx";
import { showTheme } from "./theme/theme.ts";

/** The page of the document as the router takes it. Its script is loaded, so that hydration need not wait for it. */
async function toHydrationState(
  { chrome, page }: PageBlock,
  route: RouteObject,
): Promise<HydrationState> {
  const { id = "", lazy } = route;
  delete route.lazy;
  if (page.page !== id) {
    const instead = new PageInstead(page, await loadPage(page.page));
    return { loaderData: { [ROOT]: chrome }, errors: { [id]: instead } };
  }
  if (typeof lazy === "function") Object.assign(route, await lazy());
  return { loaderData: { [ROOT]: chrome, [id]: page } };
}

interface HydratedProps {
  router: ReturnType<typeof createBrowserRouter>;
  onHydrated: () => void;
}

/** The page. Says when its components handle events. */
function Hydrated({ router, onHydrated }: HydratedProps) {
  useEffect(onHydrated, [onHydrated]);
  return <RouterProvider router={router} />;
}

/** Hydrates the server's HTML, and starts the router. */
export async function hydrate(): Promise<void> {
  const container = document.getElementById("app");
  if (!container) throw new Error("The document has no page.");
  const route = matchRoutes(routes, location)?.at(-1)?.route;
  // No pattern matches an address with a line break: the document stays as it is.
  if (!route) return;
  const hydrationData = await toHydrationState(parsePageBlock(document), route);
  if (isAtOtherPage() && reloadOnce()) return;
  keyEntry();
  // Before the router hears of it: the browser makes entries for links to a place on the page.
  window.addEventListener("popstate", keyEntry);
  const releaseSteps = holdSteps();
  takeScrollBack();
  const router = createBrowserRouter(routes, { hydrationData });
  tolerateMovedNodes();
  const onHydrated = () => {
    document.documentElement.dataset["hydrated"] ??= "true";
    // The router has taken scrolling over. On a busy machine that is before the browser has restored the position.
    restoreScroll();
    followLinks(router);
    releaseSteps();
  };
  // As a transition, React hydrates in slices of a few milliseconds and handles the visitor's events in between.
  startTransition(() => {
    hydrateRoot(container, <Hydrated {...{ router, onHydrated }} />, {
      // An extension or a translation has changed the page: nothing to report. `KeepTyped` keeps what is typed.
      onRecoverableError: () => {
        document.documentElement.dataset["hydrated"] = "anew";
        showTheme();
      },
    });
  });
}

/**
 * Holds back the visitor's steps in the history from listeners that are added later: while React hydrates a page, the
 * router must stay at it.
 * @returns lets the listeners hear of the last step, and of all steps from then on
 */
function holdSteps(): () => void {
  let isHeld = false;
  const hold = (event: Event) => {
    event.stopImmediatePropagation();
    isHeld = true;
  };
  window.addEventListener("popstate", hold);
  return () => {
    window.removeEventListener("popstate", hold);
    if (isHeld) window.dispatchEvent(new PopStateEvent("popstate"));
  };
}

/**
 * Lets React remove and insert beside nodes that a translator or an extension has moved into elements of its own. By
 * default the browser refuses, and the page would break.
 */
function tolerateMovedNodes(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(child: Child) {
    const { parentNode } = child;
    if (parentNode) removeChild.call(parentNode, child);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    child: Child,
    next: Node | null,
  ) {
    const place = next?.parentNode === this ? next : null;
    insertBefore.call(this, child, place);
    return child;
  };
}
