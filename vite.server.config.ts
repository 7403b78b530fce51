/** How `npm run build` bundles the server with all packages that it uses, so that `dist/` only needs Node. */
import { defineConfig } from "vite";
import { noticesFile, programFolder } from "./scripts/bundle-server.ts";
import { projectRoot } from "./scripts/run-command.ts";

/** The commands for operators: `dist/server.mjs` and so on. */
const commands = {
  server: "server/start.mjs",
  inbox: "server/inbox/inbox-command.mjs",
  export: "server/export/export-command.mjs",
};

export default defineConfig({
  logLevel: "warn",
  root: projectRoot,
  // Vite does not replace it on the server. React uses it to choose which of its builds is loaded.
  define: { "process.env.NODE_ENV": '"production"' },
  build: {
    ssr: true,
    target: "es2024",
    outDir: "dist",
    emptyOutDir: false,
    copyPublicDir: false,
    license: { fileName: noticesFile },
    rolldownOptions: {
      input: commands,
      // An optional native driver of pg, loaded only where it is installed.
      external: ["pg-native"],
      output: {
        entryFileNames: ({ name }) =>
          name in commands ? "[name].mjs" : `${programFolder}/[name].mjs`,
        chunkFileNames: `${programFolder}/[name]-[hash].mjs`,
      },
      // Directives such as "use client" have no meaning here.
      onLog: (level, log, handle) => {
        if (log.code !== "MODULE_LEVEL_DIRECTIVE") handle(level, log);
      },
    },
  },
  ssr: { noExternal: true },
});
