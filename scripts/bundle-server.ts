import {
  appendFileSync,
  cpSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import { join, sep } from "node:path";
import type { Plugin } from "vite";
import { defineBuildStep } from "./build-step.ts";
import { projectRoot } from "./run-command.ts";

const dist = join(projectRoot, "dist");
/** The folder of all modules in the bundle except those that are started directly. */
const PROGRAM = "program";
/** The licences of all bundled packages. */
const NOTICES = "THIRD-PARTY-NOTICES.md";

/** The commands for operators: `dist/server.mjs` and so on. */
const commands = {
  server: "server/start.mjs",
  inbox: "server/inbox/inbox-command.mjs",
  export: "server/export/export-command.mjs",
};

/** The modules that run in threads. */
const workers = {
  "prepare-worker": "server/content/prepare-worker.ts",
  "search-worker": "server/search/search-worker.ts",
  "index-worker": "server/search/index-worker.ts",
};
const WORKER = /new URL\("(?:\.\/)?([\w-]+)\.ts", import\.meta\.url\)/gu;

async function bundleServer(): Promise<void> {
  // Loaded only when needed: `npm start` serves from this process, and Vite takes 40 MB.
  const { build } = await import("vite");
  rmSync(join(dist, PROGRAM), { recursive: true, force: true });
  await build({
    configFile: false,
    root: projectRoot,
    logLevel: "warn",
    plugins: [findBundledWorkers()],
    // Vite does not replace it on the server. React uses it to choose which of its builds is loaded.
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      ssr: true,
      target: "es2024",
      outDir: dist,
      emptyOutDir: false,
      copyPublicDir: false,
      license: { fileName: NOTICES },
      rolldownOptions: {
        input: { ...commands, ...workers },
        // An optional native driver of pg, loaded only where it is installed.
        external: ["pg-native"],
        output: {
          entryFileNames: ({ name }) =>
            name in commands ? "[name].mjs" : `${PROGRAM}/[name].mjs`,
          chunkFileNames: `${PROGRAM}/[name]-[hash].mjs`,
        },
        // Directives such as "use client" have no meaning here.
        onLog: (level, log, handle) => {
          if (log.code !== "MODULE_LEVEL_DIRECTIVE") handle(level, log);
        },
      },
    },
    ssr: { noExternal: true },
  });
  appendFileSync(join(dist, NOTICES), fontLicences());
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
    "package-lock.json",
    "dist/.sources",
  ],
  stamp: "dist/.server-sources",
  build: bundleServer,
});

/** Replaces worker paths in the sources by the bundled modules. */
function findBundledWorkers(): Plugin {
  return {
    name: "find-bundled-workers",
    transform(code, id) {
      if (!id.startsWith(join(projectRoot, "server") + sep)) return undefined;
      return code.replaceAll(WORKER, (found, name: string) =>
        name in workers ? `new URL("./${name}.mjs", import.meta.url)` : found,
      );
    },
  };
}

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
