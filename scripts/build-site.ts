import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { inlineScript } from "../site/early/inline-script.ts";
import { mustRun, projectRoot } from "./run-command.ts";

/** The sources of the built site. Content is not among them: the server reads it at run time. */
const SOURCES = [
  "site",
  "public",
  "server/contract",
  "cli/schema",
  "vite.config.ts",
  "package-lock.json",
];
const STAMP = join(projectRoot, "dist/.sources");
const COMPRESSIBLE = /\.(?:js|css|svg|json|txt|xml|html|webmanifest)$/u;

/** The sorted paths of all files below a folder, or the path itself if it is a file. */
function filesBelow(path: string): string[] {
  try {
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted();
  } catch {
    return [path];
  }
}

/** A digest of the paths and bytes of all sources. */
function digestSources(): string {
  const hash = createHash("sha256");
  for (const source of SOURCES) {
    for (const file of filesBelow(join(projectRoot, source))) {
      hash
        .update(file.slice(projectRoot.length))
        .update("\0")
        .update(readFileSync(file))
        .update("\0");
    }
  }
  return hash.digest("hex");
}

/** Writes .br and .gz files beside each file that gets smaller, at the highest quality. */
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

/** Builds the site and its assets into dist/. */
export async function buildSite(): Promise<void> {
  const digest = digestSources();
  await mustRun("vite", ["build", "--logLevel", "warn"], {
    NODE_ENV: "production",
  });
  writeInlineScriptHashes();
  precompress(join(projectRoot, "dist/client"));
  writeFileSync(STAMP, digest);
}

/** Builds the site, unless dist/ is up to date. */
export async function buildSiteIfStale(): Promise<void> {
  let built: string | undefined;
  try {
    built = readFileSync(STAMP, "utf8");
  } catch {
    built = undefined;
  }
  if (built !== digestSources()) await buildSite();
}
