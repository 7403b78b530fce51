import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import vike from "vike/plugin";
import { defineConfig } from "vite";
import { leanRouter } from "./scripts/lean-router.ts";

/** Modules that are bundled into one file. Otherwise each small module that two pages share is a request of its own. */
const chunkGroups = [
  {
    // The script of every document, and what it shares with the components: it must not load one of their files.
    name: "early",
    test: /vite\/preload-helper|\/site\/(?:early\/|theme\/|api\/(?:host-answer|wait-for-host)|components\/(?:follow-article|is-plain-click|mark-|menu-closing|ui\/rotate-words))/u,
    priority: 1,
  },
  {
    // What every page loads at the first sign of intent.
    name: "shell",
    test: /\/node_modules\/(?:react|react-dom|scheduler|react-router(?:-dom)?)\/|\/site\/(?:app\.tsx|page-data\.ts|messages\/actions|navigation\/|route(?:s|-table)\.ts|components\/(?:SiteLink|ServerMarkup|ui\/(?:Badge|Button|Card|Container|Icon|Section|VisuallyHidden|class-names|toast\.ts)))/u,
  },
  {
    name: "prose",
    test: /\/site\/(?:components\/(?:Prose|Contents|copy-code)|hooks\/useCurrentSection)/u,
  },
  {
    name: "lists",
    test: /\/site\/(?:paging\/|pages\/not-found\/|components\/(?:paging\/|post-|Post(?:Card|Cover|Grid|Image|List|Meta)|AuthorLink|ArticleLink|CalendarDate|SiteSearchForm|site-search-form|ui\/(?:PageNav|page-numbers)))/u,
  },
  {
    name: "form",
    test: /\/site\/components\/(?:TrapField|ui\/(?:Field|Input|Select|Textarea))/u,
  },
];

export default defineConfig({
  plugins: [vike(), react(), tailwindcss(), leanRouter()],
  // Nothing is inlined: the content policy forbids fonts as data: URLs, and files can be cached.
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Schemas have no effect but their exports: a browser loads those that the contract uses, and no others.
      treeshake: {
        moduleSideEffects: [{ test: /\/cli\/schema\//u, sideEffects: false }],
      },
      output: { codeSplitting: { groups: chunkGroups } },
      // Operators cannot act on advice about third-party plugins.
      checks: { bundlerTimings: false, pluginTimings: false },
    },
  },
});
