import { useMemo, useRef } from "react";
import {
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigation,
  useRouteLoaderData,
} from "react-router-dom";
import { Footer } from "../components/Footer.tsx";
import { KeepTyped } from "../components/forms/KeepTyped.tsx";
import { Header } from "../components/Header.tsx";
import { ToastRegion } from "../components/ui/ToastRegion.tsx";
import { createLanguage, SiteLanguage } from "../language.ts";
import type { PageData } from "../page.ts";
import { scrollKeyOf } from "../routing/scroll.ts";
import { Progress } from "./Progress.tsx";
import { useArrival } from "./useArrival.ts";
import { useChrome } from "./use-chrome.ts";
import { shellMessages } from "../messages/shell.ts";

/** The pages that end without a scene. */
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
