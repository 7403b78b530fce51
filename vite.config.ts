import { createRequire } from "node:module";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import vike from "vike/plugin";
import { defineConfig } from "vite";
import { layerOrder } from "./scripts/layer-order.ts";
import { digestSources } from "./scripts/source-digest.ts";
import { themeFile, themeStyles } from "./scripts/theme-styles.ts";

/** Modules that are bundled into one file. The bundler finds those that some pages share by itself. */
const chunkGroups = [
  {
    // What works without the components must not load one of their files.
    name: "start",
    test: /rolldown\/runtime|vite\/preload-helper|\/site\/(?:theme\/|routing\/(?:drop-timestamp|is-plain-click|reload-once|scroll)|components\/(?:follow-article|menu-closing|play-videos|ui\/open-target))/u,
    priority: 2,
  },
  {
    // What every page loads: React, the router and the shell.
    name: "shell",
    test: /\/node_modules\/(?:react|react-dom|react-router)\/|\/site\/(?:hydrate|shell\/|routing\/|components\/(?:CalendarDate|Prose|drawings|ui\/(?:Badge|Button|Card|Container|Icon|Lead|Section|Spinner|VisuallyHidden|toast\.)))/u,
    priority: 1,
  },
  // Small modules that are needed together: a file for each would be many requests.
  ...Object.entries({
    words: /\/site\/(?:messages\/(?:blog|lists|reading)|components\/Cover)/u,
    posts:
      /\/site\/(?:api\/(?:useLateQuery|query-times|on-return|load-parsers)|components\/(?:Post(?:Meta|Image|Card|Labels)|PictureCard|CardGrid|AuthorLink|ArticleLink))/u,
    lists:
      /\/site\/components\/(?:ListHead|FilterLink|EmptyList|ui\/(?:FilterNav|tab-look|Eyebrow))/u,
    pages:
      /\/site\/(?:paging\/|components\/(?:paging\/|ui\/(?:PageNav|page-numbers)))/u,
    contents:
      /\/site\/components\/(?:Contents|useCurrentSection|FoldSummary|reading\/(?:SourceLine|article-grid))/u,
    reading:
      /\/site\/components\/reading\/(?:DocLayout|Pager|RelatedReadingList|ReadingPage|RevisedDate|ReadingHead|DocArticlePage)/u,
    form: /\/site\/(?:messages\/forms|components\/(?:TrapField|NewsletterForm|useNewsletterSignUp|forms\/(?:form-failure|contact-fields)|ui\/(?:Field|Input|Textarea|control-look)))/u,
  }).map(([name, test]) => ({
    name,
    test,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  })),
];

/** What the built pages depend on. Of the content it is the theme alone, because the server reads the rest at run time. */
const siteSources = [
  "site",
  "public",
  "server/contract",
  "cli/schema",
  "scripts/theme-styles.ts",
  "vite.config.ts",
  "package-lock.json",
  themeFile(),
];

/**
 * The production build of React Router, without what only its framework needs. Packages that bundle get the build for
 * development otherwise.
 */
const routerFile = createRequire(import.meta.url)
  .resolve("react-router/package.json")
  .replace("package.json", "dist/production/index.mjs");

/** The oldest browsers for which the site is built: those of Tailwind. Older ones show the pages without script. */
export const browserTarget = [
  "chrome111",
  "edge111",
  "firefox128",
  "safari16.4",
];

export default defineConfig({
  logLevel: "warn",
  plugins: [vike(), react(), themeStyles(), tailwindcss(), layerOrder()],
  define: {
    "import.meta.env.SITE_BUILD": JSON.stringify(
      digestSources(siteSources).slice(0, 12),
    ),
  },
  resolve: { alias: { "react-router-dom": routerFile } },
  // Nothing is inlined: the content policy forbids fonts as data: URLs, and files can be cached.
  build: {
    target: browserTarget,
    assetsInlineLimit: 0,
    // Documents name the scripts of their pages. A list of all pages would be a twentieth of what every page loads.
    modulePreload: {
      resolveDependencies: (_, files) =>
        files.filter((file) => file.endsWith(".css")),
    },
    rolldownOptions: {
      // Schemas have no effect but their exports: a browser loads those that the contract uses, and no others.
      treeshake: {
        // What React Router tells developers.
        manualPureFunctions: ["warning", "warningOnce"],
        moduleSideEffects: [
          {
            test: /\/(?:cli\/schema|server\/contract)\//u,
            sideEffects: false,
          },
        ],
      },
      output: { codeSplitting: { groups: chunkGroups } },
      // Operators cannot act on advice about third-party plugins.
      checks: { bundlerTimings: false, pluginTimings: false },
    },
  },
});
