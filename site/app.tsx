import { useEffect } from "react";
import { Route, Routes } from "react-router-dom";
import { Footer } from "./components/Footer.tsx";
import { Header } from "./components/Header.tsx";
import {
  usePageNavigation,
  type ShownPage,
} from "./navigation/usePageNavigation.ts";
import { notFoundRoute, routes } from "./routes.ts";

const patterns = [...routes, notFoundRoute];

/** The shell around every page: skip link, header, the page, footer. */
export function App({ initial }: { initial: ShownPage }) {
  const { location, shown, announcement, main } = usePageNavigation(initial);
  const { page, Page } = shown;
  useEffect(() => {
    // Tells tests, and whoever automates a browser, that clicks are heard.
    document.documentElement.dataset["hydrated"] = "true";
  }, []);
  const content = <Page data={page.data} />;
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Header shell={page.shell} />
      <main id="main" ref={main} tabIndex={-1}>
        <Routes location={location}>
          {patterns.map((route) => (
            <Route
              key={route.id}
              path={route.path}
              // A page whose data says "not found" keeps its address: what is shown decides, not the pattern.
              element={content}
            />
          ))}
        </Routes>
      </main>
      <Footer shell={page.shell} />
      <p className="sr-only" role="status">
        {announcement}
      </p>
    </>
  );
}
