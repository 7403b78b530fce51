import {
  appendFileSync,
  cpSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import { join } from "node:path";
import { defineBuildStep } from "./build-step.ts";
import { mustRun, projectRoot } from "./run-command.ts";

const dist = join(projectRoot, "dist");
/** The folder of all modules in the bundle except those that are started directly. */
export const programFolder = "program";
/** The licences of all bundled packages. */
export const noticesFile = "THIRD-PARTY-NOTICES.md";

async function bundleServer(): Promise<void> {
  rmSync(join(dist, programFolder), { recursive: true, force: true });
  // In a process of its own: `npm start` serves from this one, and a bundler leaves hundreds of megabytes behind.
  await mustRun("vite", ["build", "--config", "vite.server.config.ts"]);
  appendFileSync(join(dist, noticesFile), fontLicences());
}

/** The licences of the fonts, which are files and not modules. */
function fontLicences(): string {
  const folder = join(projectRoot, "node_modules/@fontsource-variable");
  return readdirSync(folder)
    .map((name) => {
      const text = readFileSync(join(folder, name, "LICENSE"), "utf8");
      return `\n## @fontsource-variable/${name}\n\n${text}`;
    })
    .join("");
}

/**
 * Bundles the server, the built pages and all packages that they use, so that `dist/` only needs Node. Requires the
 * pages from `siteBuild` in `dist/server`.
 */
export const serverBuild = defineBuildStep({
  sources: [
    "server",
    "runtime",
    "cli/schema",
    "site/route-table.ts",
    "scripts/bundle-server.ts",
    "vite.server.config.ts",
    "package-lock.json",
    "dist/.sources",
  ],
  stamp: "dist/.server-sources",
  build: bundleServer,
});

/** Copies compiled content into `dist/`, without files that only the compiler needs. */
export function copyContent(compiled: string): void {
  const target = join(dist, "content");
  const unfinished = `${target}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  cpSync(compiled, unfinished, {
    recursive: true,
    filter: (path) => path !== join(compiled, "cache"),
  });
  rmSync(target, { recursive: true, force: true });
  renameSync(unfinished, target);
}
