import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { App } from "./app.tsx";
import { dropTimestamp } from "./navigation/drop-timestamp.ts";
import { isOwnAddress } from "./navigation/is-own-address.ts";
import { parsePageData } from "./page-data.ts";
import { routeById } from "./routes.ts";

// Before the router reads the address.
dropTimestamp();

const container = document.getElementById("app");
if (!isOwnAddress()) {
  window.location.reload();
} else if (container) {
  const page = parsePageData(document);
  const { default: Page } = await routeById(page.routeId).load();
  hydrateRoot(
    container,
    <BrowserRouter>
      <App initial={{ page, Page }} />
    </BrowserRouter>,
  );
}
