import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import vike from "vike/plugin";
import { defineConfig } from "vite";
import { leanRouter } from "./scripts/lean-router.ts";

/**
 * What travels together. Left alone, every small module that two pages share becomes a request of its own.
 * Only the browser's build has pages that load apart from each other.
 */
const chunkGroups = [
  {
    name: "shell",
    test: /\/site\/(?:navigation\/|components\/(?:SiteLink|ServerMarkup|ui\/(?:Badge|Button|Card|Container|Icon|Section|VisuallyHidden|class-names|toast\.ts)))/u,
  },
  {
    name: "form",
    test: /\/site\/components\/(?:TrapField|ui\/(?:Field|Input|Select|Textarea))/u,
  },
];

export default defineConfig({
  plugins: [vike(), react(), tailwindcss(), leanRouter()],
  // The content policy allows no data: address for fonts, and a cached file beats an inlined one.
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Schemas have no effect but their exports: a browser loads those that the contract uses, and no others.
      treeshake: {
        moduleSideEffects: [{ test: /\/cli\/schema\//u, sideEffects: false }],
      },
      output: { codeSplitting: { groups: chunkGroups } },
      // Advice about plugins that are not ours has no place in an operator's start.
      checks: { bundlerTimings: false, pluginTimings: false },
    },
  },
});
