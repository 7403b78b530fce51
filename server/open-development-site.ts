import { renderWithVike } from "./pages/render-with-vike.ts";
import type { OpenSite } from "./site.ts";

/** Serves the site's sources through Vite. @param root the project folder */
export function openDevelopmentSite(root: string): OpenSite {
  return async (server) => {
    const { createDevMiddleware, renderPage } = await import("vike/server");
    const { devMiddleware, viteServer } = await createDevMiddleware({
      root,
      viteConfig: { server: { hmr: { server } } },
    });
    return {
      renderSite: renderWithVike(renderPage),
      development: devMiddleware,
      onContentChange: () => viteServer.ws.send({ type: "full-reload" }),
      close: () => viteServer.close(),
    };
  };
}
