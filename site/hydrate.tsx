import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { readEntry } from "./navigation/history-entry.ts";
import { parsePageData } from "./page-data.ts";
import { routeById } from "./routes.ts";

/**
 * Hydrates the server's HTML. Resolves when the page's components handle events.
 * @param loadedAt when the document was loaded, in milliseconds since 1970
 */
export async function hydrate(loadedAt: number): Promise<void> {
  const container = document.getElementById("app");
  if (!container) throw new Error("The document has no page.");
  const page = parsePageData(document);
  const { default: Page } = await routeById(page.routeId).load();
  return new Promise((done) => {
    // As a transition, React hydrates in slices of a few milliseconds and handles the visitor's events in between.
    startTransition(() => {
      hydrateRoot(
        container,
        <App
          initial={{ page, Page, loadedAt }}
          entry={readEntry()}
          onHydrated={done}
        />,
      );
    });
  });
}
