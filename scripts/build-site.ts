import { createHash } from "node:crypto";
import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { inlineScript } from "../site/render/inline-script.ts";
import { defineBuildStep } from "./build-step.ts";
import { keepAssets } from "./keep-assets.ts";
import { mustRun, projectRoot } from "./run-command.ts";
import { filesBelow } from "./source-digest.ts";
import { themeFile } from "./theme-styles.ts";

const COMPRESSIBLE = /\.(?:js|css|svg|json|txt|xml|html|webmanifest)$/u;

/** Compresses each file with the highest quality. Writes .br and .gz files next to it if they are smaller. */
function precompress(folder: string): void {
  for (const file of filesBelow(folder)) {
    if (!COMPRESSIBLE.test(file)) continue;
    const bytes = readFileSync(file);
    const variants = {
      br: brotliCompressSync(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
      }),
      gz: gzipSync(bytes, { level: 9 }),
    };
    for (const [ending, compressed] of Object.entries(variants)) {
      if (compressed.length < bytes.length)
        writeFileSync(`${file}.${ending}`, compressed);
    }
  }
}

/** Writes the hash of the inline script, which the server's content policy allows. */
function writeInlineScriptHashes(): void {
  const hash = createHash("sha256").update(inlineScript).digest("base64");
  writeFileSync(
    join(projectRoot, "dist/inline-script-hashes.json"),
    JSON.stringify([`sha256-${hash}`]),
  );
}

/** Vike moves the assets of pages to the client's folder, but not images that are only used in server rendering. */
function publishServerAssets(): void {
  const assets = join(projectRoot, "dist/server/assets");
  if (existsSync(assets))
    cpSync(assets, join(projectRoot, "dist/client/assets"), {
      recursive: true,
    });
}

async function buildSite(): Promise<void> {
  const dist = join(projectRoot, "dist");
  const assets = join(dist, "client/assets");
  await keepAssets({ dist, assets }, async () => {
    await mustRun("vite", ["build"], {
      NODE_ENV: "production",
    });
    await mustRun("vite", ["build", "--config", "vite.editor.config.ts"], {
      NODE_ENV: "production",
    });
    publishServerAssets();
    precompress(join(dist, "client"));
    precompress(join(dist, "editor"));
  });
  writeInlineScriptHashes();
}

/**
 * Builds the pages and their assets into dist/. Of the content only the theme is a source, because the server reads the
 * rest at run time.
 */
export const siteBuild = defineBuildStep({
  sources: [
    "site",
    "public",
    "server/contract",
    "cli/schema",
    "scripts/theme-styles.ts",
    "vite.config.ts",
    "vite.editor.config.ts",
    "package-lock.json",
    themeFile(),
  ],
  stamp: "dist/.sources",
  build: buildSite,
});
