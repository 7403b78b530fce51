import {
  useEffect,
  useMemo,
  useRef,
  type RefObject,
  useLayoutEffect,
  useState,
} from "react";
import {
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigation,
  useRouteLoaderData,
  useNavigationType,
} from "react-router-dom";
import { Footer } from "../components/Footer.tsx";
import { KeepTyped } from "../components/forms/KeepTyped.tsx";
import { Header } from "../components/Header.tsx";
import { ToastRegion } from "../components/ui/ToastRegion.tsx";
import { createLanguage, SiteLanguage } from "../language.ts";
import type { Chrome, PageData } from "../page.ts";
import { scrollKeyOf } from "../routing/scroll.ts";
import { shellMessages } from "../messages/shell.ts";
import { closeMenu } from "../components/menu-closing.ts";
import type { RouteLine } from "../route-table.ts";
import { rememberPage } from "../search/recent-pages.ts";
import { shownAddress } from "../routing/shown-address.ts";

/** Pages that people look something up on. They end with a strip of the scene. */
const quietPages: ReadonlySet<string> = new Set([
  "not-found",
  "privacy-policy",
  "search",
  "sitemap",
  "terms-and-conditions",
]);

/** Header, page and footer, and what belongs to every page: toasts, announcements, scroll positions, links in texts. */
export function Shell() {
  const { site, navigation } = useChrome();
  const language = useMemo(() => createLanguage(site.lang), [site.lang]);
  const { pathname } = useLocation();
  const page = useRouteLoaderData<PageData>(useMatches().at(-1)?.id ?? "");
  const isLoading = useNavigation().state === "loading";
  const main = useRef<HTMLElement>(null);
  const { visit, announcement } = useArrival(main);
  return (
    <SiteLanguage value={language}>
      <KeepTyped />
      <a
        className="fixed top-3 left-3 z-(--z-skip-link) -translate-y-[200%] rounded-md bg-primary px-4 py-2.5 font-medium text-on-primary focus:translate-y-0 print:hidden"
        href="#main"
      >
        {shellMessages.skip}
      </a>
      <Header site={site} navigation={navigation} pathname={pathname} />
      <main id="main" ref={main} tabIndex={-1}>
        <Outlet key={visit} />
      </main>
      <Footer
        site={site}
        navigation={navigation}
        closing={page?.closing}
        isQuiet={page !== undefined && quietPages.has(page.page)}
      />
      <ToastRegion />
      <output className="sr-only">{announcement}</output>
      {isLoading && <Progress main={main} />}
      <ScrollRestoration getKey={scrollKeyOf} />
    </SiteLanguage>
  );
}

/** Settings and menus, from the loader of the root route. */
function useChrome(): Chrome {
  const chrome = useRouteLoaderData<Chrome>("root");
  if (!chrome) throw new Error("The root route has no data.");
  return chrome;
}

/** Shorter waits need no sign. */
const UNNOTICED_MS = 300;

/** Marks the old page as busy while the next one loads. It is then followed by a bar at the top of the window. */
function Progress({ main }: { main: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    const page = main.current;
    const timer = setTimeout(() => {
      page?.setAttribute("aria-busy", "true");
    }, UNNOTICED_MS);
    return () => {
      clearTimeout(timer);
      page?.removeAttribute("aria-busy");
    };
  }, [main]);
  return (
    <div
      className="invisible fixed inset-x-0 top-0 z-(--z-skip-link) h-1 overflow-hidden before:block before:h-full before:w-2/5 before:animate-progress before:bg-focus [main[aria-busy=true]~&]:visible"
      aria-hidden="true"
      data-progress=""
    />
  );
}

const isRouteLine = (handle: unknown): handle is RouteLine =>
  typeof handle === "object" && handle !== null && "page" in handle;

function useLine(): RouteLine {
  const handle = useMatches().at(-1)?.handle;
  return isRouteLine(handle) ? handle : { path: "*", page: "not-found" };
}

/**
 * Notices each new page: focuses its heading, and announces its title to screen readers. An address that only changes
 * its fragment, its filters or, in place, its page number is no new page.
 */
function useArrival(main: RefObject<HTMLElement | null>) {
  const location = useLocation();
  const type = useNavigationType();
  const line = useLine();
  const [seen, setSeen] = useState({ location, visit: location.key });
  const [announcement, setAnnouncement] = useState("");
  if (seen.location !== location) {
    const isOther =
      type !== "REPLACE" &&
      shownAddress(line, seen.location) !== shownAddress(line, location);
    const visit = isOther ? location.key : seen.visit;
    setSeen({ location, visit });
  }
  const { visit } = seen;
  const last = useRef(visit);
  useEffect(() => {
    const isHidden = document.querySelector("meta[name=robots]") !== null;
    const title = document.title.replace(/ \| [^|]+$/u, "");
    if (!isHidden) rememberPage({ path: location.pathname, title });
  }, [location.pathname]);
  useLayoutEffect(() => {
    if (last.current === visit) return;
    last.current = visit;
    closeMenu();
    const heading = main.current?.querySelector("h1");
    if (heading) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    setAnnouncement(document.title);
  }, [main, visit]);
  return { visit, announcement };
}
