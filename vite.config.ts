import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import vike from "vike/plugin";
import { defineConfig } from "vite";
import { layerOrder } from "./scripts/layer-order.ts";
import { leanRouter } from "./scripts/lean-router.ts";

/** Modules that are bundled into one file. Otherwise each small module that two pages share is a request of its own. */
const chunkGroups = [
  {
    // The script of every document, and what it shares with the components: it must not load one of their files.
    name: "early",
    test: /vite\/preload-helper|\/site\/(?:early\/|theme\/|api\/(?:host-answer|wait-for-host)|components\/(?:follow-article|is-plain-click|mark-|menu-closing|ui\/rotate-words))/u,
    priority: 3,
  },
  {
    // What every page loads at the first sign of intent.
    name: "shell",
    test: /\/node_modules\/(?:react|react-dom|scheduler|react-router(?:-dom)?)\/|\/site\/(?:app\.tsx|page-data\.ts|messages\/actions|navigation\/|(?:routes|route-table)\.ts|components\/(?:SiteLink|ServerMarkup|CalendarDate|ui\/(?:Badge|Button|Card|Container|Icon|Section|VisuallyHidden|class-names|toast\.ts)))/u,
    priority: 2,
  },
  {
    name: "prose",
    test: /\/site\/(?:components\/(?:Prose|Contents|copy-code)|hooks\/useCurrentSection)/u,
  },
  {
    // A group takes what its modules import along, so what others need as well is a group of its own before it.
    name: "form",
    test: /\/site\/components\/(?:TrapField|ui\/(?:Field|Input|Select|Textarea))/u,
    priority: 1,
  },
  {
    name: "lists",
    test: /\/site\/(?:paging\/|components\/(?:FilterLink|paging\/|ui\/(?:FilterNav|PageNav|page-numbers)))/u,
    priority: 1,
  },
  {
    name: "posts",
    test: /\/site\/components\/(?:post-|Post(?:Card|Grid|List|Meta)|ArticleLink)/u,
  },
  {
    // A post has them as well as the lists do.
    name: "post",
    test: /\/site\/(?:messages\/blog|components\/(?:post-cover|Post(?:Cover|Image)|AuthorLink))/u,
    priority: 1,
  },
];

export default defineConfig({
  plugins: [vike(), react(), tailwindcss(), leanRouter(), layerOrder()],
  // Nothing is inlined: the content policy forbids fonts as data: URLs, and files can be cached.
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    // Documents name the scripts of their pages. A list of all pages would be a twentieth of what every page loads.
    modulePreload: {
      resolveDependencies: (_, files) =>
        files.filter((file) => file.endsWith(".css")),
    },
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
