// First: it says in which order the layers of all other styles count.
import "./styles/index.css";
import { useEffect } from "react";
import { Footer } from "./components/Footer.tsx";
import { Header } from "./components/Header.tsx";
import { ToastRegion } from "./components/ui/ToastRegion.tsx";
import { PageLocation } from "./navigation/page-location.ts";
import {
  usePageNavigation,
  type ShownPage,
} from "./navigation/usePageNavigation.ts";

/** The shell around every page: skip link, header, the page, footer. */
export function App({ initial }: { initial: ShownPage }) {
  const { location, shown, visit, announcement, main } =
    usePageNavigation(initial);
  const { page, Page } = shown;
  useEffect(() => {
    // Tells tests, and whoever automates a browser, that clicks are heard.
    document.documentElement.dataset["hydrated"] = "true";
  }, []);
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Header shell={page.shell} />
      <main id="main" ref={main} tabIndex={-1}>
        <PageLocation value={location}>
          <Page key={visit} data={page.data} />
        </PageLocation>
      </main>
      <Footer shell={page.shell} />
      <ToastRegion />
      <output className="sr-only">{announcement}</output>
    </>
  );
}
