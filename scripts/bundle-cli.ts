import { rmSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { build, type Plugin } from "vite";
import { bundleFolder, digestFile, digestSources } from "../cli/bundle.ts";
import { digestTool } from "../cli/compile/cache/tool-key.ts";
import { projectRoot } from "./run-command.ts";

/** Modules that run in a separate thread or process, by the names with which they are started. */
const STARTED_ALONE = ["compile-markdown-thread", "compile-body-process"];
const ALONE = /new URL\("\.\/([\w-]+)\.ts", import\.meta\.url\)/u;

/**
 * Bundles the command line into `dist/cli`, so that it reads about 60 files at its start instead of 500. npm runs
 * this after an install. After a change of a source, commands run from the sources until this has run again.
 */
const digest = digestSources();
rmSync(digestFile, { force: true });
await build({
  configFile: false,
  root: projectRoot,
  logLevel: "warn",
  plugins: [findBesideSources()],
  define: { BUNDLED_TOOL: JSON.stringify(digestTool()) },
  build: {
    ssr: true,
    target: "es2025",
    outDir: bundleFolder,
    emptyOutDir: true,
    copyPublicDir: false,
    rolldownOptions: {
      input: [
        "cli/bin.ts",
        ...STARTED_ALONE.map((name) => `cli/compile/${name}.ts`),
      ],
      // The native parser and sharp locate their own binaries.
      external: /^(?:@bruits\/|sharp$)/,
      // All in one folder, so that the relative path to the sources is the same for all.
      output: {
        entryFileNames: "[name].js",
        chunkFileNames: "[name]-[hash].js",
      },
      // gray-matter contains an engine that evaluates code. The toolchain disables it.
      checks: { eval: false },
    },
  },
  ssr: { noExternal: true },
});
writeFileSync(digestFile, digest);

/**
 * Lets bundled modules find files outside of the bundle, such as shell scripts and packages, beside their sources,
 * and modules of separate threads or processes in the bundle.
 */
function findBesideSources(): Plugin {
  return {
    name: "find-beside-sources",
    transform(code, id) {
      const isOurs = id.startsWith(join(projectRoot, "cli") + sep);
      if (!isOurs || !code.includes("import.meta.url")) return undefined;
      const name = ALONE.exec(code)?.[1] ?? "";
      if (STARTED_ALONE.includes(name))
        return code.replace(ALONE, `new URL("./${name}.js", import.meta.url)`);
      const place = relative(bundleFolder, id).replaceAll(sep, "/");
      return code.replaceAll(
        "import.meta.url",
        `new URL(${JSON.stringify(place)}, import.meta.url).href`,
      );
    },
  };
}
