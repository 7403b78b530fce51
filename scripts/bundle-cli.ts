import { rmSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { build, type Plugin } from "vite";
import { bundleFolder, digestFile, digestSources } from "../cli/bundle.ts";
import { projectRoot } from "./run-command.ts";

/**
 * Bundles the command line into `dist/cli`: a start then reads some sixty files in place of five hundred. npm runs it
 * after an install; from the first change of a source on, commands run from the sources, until it has run again.
 */
const digest = digestSources();
rmSync(digestFile, { force: true });
await build({
  configFile: false,
  root: projectRoot,
  logLevel: "warn",
  plugins: [findBesideSources()],
  build: {
    ssr: "cli/bin.ts",
    target: "es2025",
    outDir: bundleFolder,
    emptyOutDir: true,
    copyPublicDir: false,
    rolldownOptions: {
      // The native parser finds its binary by itself.
      external: /^@bruits\//,
      // All in one folder, so that one way leads from each to the sources.
      output: { chunkFileNames: "[name]-[hash].js" },
      // gray-matter brings an engine that evaluates; where front matter is split it is replaced.
      checks: { eval: false },
    },
  },
  ssr: { noExternal: true },
});
writeFileSync(digestFile, digest);

/**
 * Has bundled modules find what lies beside their sources where it is: modules that run in threads and processes or
 * that few texts need, scripts of shells, packages.
 */
function findBesideSources(): Plugin {
  return {
    name: "find-beside-sources",
    transform(code, id) {
      const isOurs = id.startsWith(join(projectRoot, "cli") + sep);
      if (!isOurs || !code.includes("import.meta.url")) return undefined;
      const place = relative(bundleFolder, id).replaceAll(sep, "/");
      return code.replaceAll(
        "import.meta.url",
        `new URL(${JSON.stringify(place)}, import.meta.url).href`,
      );
    },
  };
}
