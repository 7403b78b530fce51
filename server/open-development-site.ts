import { join } from "node:path";
import { renderWithVike } from "./pages/render-with-vike.ts";
import type { OpenSite } from "./site.ts";

async function buildEditor(root: string, outDir: string): Promise<void> {
  const { build } = await import("vite");
  const configFile = join(root, "vite.editor.config.ts");
  await build({ configFile, build: { outDir } });
}

/** Serves the site's sources through Vite. @param root the project folder */
export function openDevelopmentSite(root: string): OpenSite {
  return async (server) => {
    const { createDevMiddleware, renderPage } = await import("vike/server");
    const { devMiddleware, viteServer } = await createDevMiddleware({
      root,
      viteConfig: { server: { hmr: { server } } },
    });
    let editor: Promise<unknown> | undefined;
    const outDir = join(root, ".data/editor");
    return {
      // Nobody works on the CMS itself, so that its files are only built, once somebody opens it.
      editorFolder: async () => {
        editor ??= buildEditor(root, outDir);
        await editor;
        return outDir;
      },
      renderSite: renderWithVike(renderPage),
      development: devMiddleware,
      onContentChange: () => viteServer.ws.send({ type: "full-reload" }),
      close: () => viteServer.close(),
    };
  };
}
