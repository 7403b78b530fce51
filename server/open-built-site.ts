import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod/mini";
import { AppError } from "./app-error.ts";
import { renderWithVike } from "./pages/render-with-vike.ts";
import type { OpenSite } from "./site.ts";

const hashes = z.array(
  z.string().check(z.regex(/^sha(?:256|384|512)-[A-Za-z0-9+/]+=*$/u)),
);

/** The hashes from the build. Empty if the file is missing. */
async function readHashes(file: string): Promise<string[]> {
  let text: string;
  try {
    text = await readFile(file, "utf8");
  } catch {
    return [];
  }
  return hashes.parse(JSON.parse(text));
}

/**
 * Opens the output of `npm run build`: the pages, `client/` and `inline-script-hashes.json`. Loads the pages at once,
 * so that a missing build is reported at the start and not at the first request.
 */
export function openBuiltSite(dist: string): OpenSite {
  return async () => {
    try {
      await import("#site");
    } catch (cause) {
      throw new AppError(
        "site_not_built",
        `The built site in ${dist} cannot be loaded.`,
        { hint: "Build it with `npm run build`.", cause },
      );
    }
    const { renderPage } = await import("vike/server");
    return {
      renderSite: renderWithVike(renderPage),
      clientFolder: join(dist, "client"),
      editorFolder: async () => join(dist, "editor"),
      inlineScriptHashes: await readHashes(
        join(dist, "inline-script-hashes.json"),
      ),
    };
  };
}
