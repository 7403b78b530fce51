/** How the web editor at /admin is built: apart from the site, whose pages never load any of it. */
import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { layerOrder } from "./scripts/layer-order.ts";
import { themeStyles } from "./scripts/theme-styles.ts";

/** Of two hundred languages, the editor colors the code of those that texts here have. */
const rareLanguage =
  /^@shikijs\/langs\/(?!(?:bash|css|html|javascript|json|markdown|python|sql|typescript|yaml)$).+$/u;
const noLanguage = join(import.meta.dirname, "site/editor/no-language.ts");

export default defineConfig({
  logLevel: "warn",
  root: join(import.meta.dirname, "site/editor"),
  base: "/admin/",
  publicDir: false,
  resolve: { alias: [{ find: rareLanguage, replacement: noLanguage }] },
  plugins: [themeStyles(), tailwindcss(), layerOrder()],
  build: {
    outDir: join(import.meta.dirname, "dist/editor"),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 4000,
    // Operators cannot act on advice about third-party plugins.
    rolldownOptions: {
      checks: { bundlerTimings: false, pluginTimings: false },
    },
  },
});
