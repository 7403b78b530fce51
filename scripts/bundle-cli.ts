import { rmSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { build, type Plugin } from "vite";
import { bundleFolder, digestFile, digestSources } from "../cli/bundle.ts";
import { digestTool } from "../cli/compile/cache/tool-key.ts";
import { projectRoot } from "./run-command.ts";

/** Modules that run in a separate thread or process, or that are required only when they are needed. */
const LOADED_LATER = [
  "compile/compile-body-thread",
  "compile/compile-body-process",
  "compile/parse-yaml",
  "rules/edit/edit-aliases",
  "rules/schema/fix-field",
  "rules/yaml/read-yaml",
];
const LATER = /(new URL|require)\("[./\w-]*\/([\w-]+)\.ts"/u;

/**
 * Each has these files and all that they import, unless an earlier one has it. The thread that compiles texts needs no
 * more than "rules", "text" and "body", and the main one no "body" while that thread works.
 */
const chunks = [
  { name: "start", test: /cli\/run\.ts$/u },
  { name: "builder", test: /cli\/compile\/write\/create-builder\.ts$/u },
  { name: "rules", test: /cli\/rules\/run-checks\.ts$/u },
  {
    name: "text",
    test: /\/(?:print-tokens\.ts|reading-time\.ts|(?:hastscript|parse-entities)\/.*\.js)$/u,
  },
  { name: "compiler", test: /cli\/compile\/write\/build-content\.ts$/u },
  { name: "body", test: /cli\/compile\/compile-body\.ts$/u },
];

/**
 * Bundles the command line into `dist/cli`, so that it reads 20 files at its start instead of 500. npm runs
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
      input: ["cli/bin.ts", ...LOADED_LATER.map((name) => `cli/${name}.ts`)],
      // The native parser and sharp locate their own binaries.
      external: /^(?:@bruits\/|sharp$)/,
      // All in one folder, so that the relative path to the sources is the same for all.
      output: {
        entryFileNames: "[name].js",
        chunkFileNames: "[name]-[hash].js",
        codeSplitting: { groups: chunks },
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
 * and modules that are loaded later in the bundle.
 */
function findBesideSources(): Plugin {
  return {
    name: "find-beside-sources",
    transform(code, id) {
      const isOurs = id.startsWith(join(projectRoot, "cli") + sep);
      if (!isOurs || !code.includes("import.meta.url")) return undefined;
      const [, load, name] = LATER.exec(code) ?? [];
      if (LOADED_LATER.some((path) => path.endsWith(`/${name}`)))
        return code.replace(LATER, `${load}("./${name}.js"`);
      if (load === "require")
        throw new Error(
          `${id} requires ${name}.ts. Add it to LOADED_LATER, or its sources would be loaded beside the bundle.`,
        );
      const place = relative(bundleFolder, id).replaceAll(sep, "/");
      return code.replaceAll(
        "import.meta.url",
        `new URL(${JSON.stringify(place)}, import.meta.url).href`,
      );
    },
  };
}
