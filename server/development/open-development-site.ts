import { join } from "node:path";
import { PROBLEMS_FILE } from "#schema";
import { renderWithVike } from "../pages/render-with-vike.ts";
import type { OpenSite } from "../site.ts";
import { readProblems, showProblems, watchProblems } from "./show-problems.ts";

async function buildEditor(root: string, outDir: string): Promise<void> {
  const { build } = await import("vite");
  const configFile = join(root, "vite.editor.config.ts");
  await build({ configFile, build: { outDir } });
}

/**
 * Serves the site's sources through Vite, with the problems of the content on each page.
 * @param root the project folder
 * @param contentOut the compiled content
 */
export function openDevelopmentSite(
  root: string,
  contentOut: string,
): OpenSite {
  return async (server) => {
    const { createDevMiddleware, renderPage } = await import("vike/server");
    const { devMiddleware, viteServer } = await createDevMiddleware({
      root,
      viteConfig: { server: { hmr: { server } } },
    });
    let editor: Promise<unknown> | undefined;
    const outDir = join(root, ".data/editor");
    const reload = () => viteServer.ws.send({ type: "full-reload" });
    const problems = join(contentOut, PROBLEMS_FILE);
    const stopWatching = watchProblems(problems, reload);
    return {
      // Nobody works on the CMS itself, so that its files are only built, once somebody opens it.
      editorFolder: async () => {
        editor ??= buildEditor(root, outDir);
        await editor;
        return outDir;
      },
      renderSite: showProblems(renderWithVike(renderPage), () =>
        readProblems(problems),
      ),
      development: devMiddleware,
      onContentChange: reload,
      close: () => {
        stopWatching();
        return viteServer.close();
      },
    };
  };
}
