import { createRequire } from "node:module";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import vike from "vike/plugin";
import { defineConfig } from "vite";
import { layerOrder } from "./scripts/layer-order.ts";
import { digestSources } from "./scripts/source-digest.ts";
import { themeFile, themeStyles } from "./scripts/theme-styles.ts";

/**
 * Modules that are bundled into one file. Otherwise each small module that two pages share is a request of its own. A
 * group takes what its modules import along, so what others need as well is in a group with a higher priority.
 */
const chunkGroups = [
  {
    // What works without the components must not load one of their files.
    name: "start",
    test: /rolldown\/runtime|vite\/preload-helper|\/site\/(?:theme\/|routing\/(?:drop-timestamp|is-plain-click|reload-once|scroll)|components\/(?:follow-article|menu-closing|play-videos|ui\/open-target))/u,
    priority: 4,
  },
  {
    // What every page loads: React, the router, the shell, and what calls the API.
    name: "shell",
    test: /\/node_modules\/(?:react|react-dom|scheduler|react-router(?:-dom)?)\/|\/site\/(?:hydrate|routes|page)\.tsx?$|\/site\/(?:shell|routing|api\/(?:query-times|request|resolve-address)|components\/(?:SiteLink|SearchLink|Header|Footer|MobileMenu|CalendarDate|forms\/KeepTyped|reading\/Breadcrumbs|ui\/(?:Badge|Button|Card|Container|Icon|Section|Spinner|VisuallyHidden|class-names|toast\.ts)))/u,
    priority: 3,
  },
  {
    name: "queries",
    test: /\/site\/api\/(?:useLateQuery|on-return|load-parsers)/u,
    priority: 2,
  },
  {
    name: "prose",
    test: /\/site\/components\/(?:Prose|Contents|copy-code|useCurrentSection|reading\/(?:Pager|SourceLine|article-grid))/u,
    priority: 2,
  },
  {
    name: "form",
    test: /\/site\/components\/(?:TrapField|NewsletterForm|useNewsletterSignUp|forms\/(?:form-failure|contact-fields)|ui\/(?:Field|Input|Select|Textarea))/u,
    priority: 2,
  },
  {
    name: "lists",
    test: /\/site\/(?:paging\/|components\/(?:FilterLink|paging\/|ui\/(?:FilterNav|PageNav|page-numbers)))/u,
    priority: 2,
  },
  {
    name: "posts",
    test: /\/site\/components\/(?:post-c|Post(?:Cover|Image|Card|Meta)|(?:Author|Article|Feed)Link|CategoryLinks)/u,
    priority: 2,
  },
  {
    name: "grid",
    test: /\/site\/components\/Post(?:Grid|List)/u,
    priority: 1,
  },
  {
    name: "face",
    test: /\/site\/components\/(?:Face|initials-of)/u,
    priority: 2,
  },
  {
    name: "reading",
    test: /\/site\/components\/reading\/\w+\.tsx/u,
    minShareCount: 2,
    priority: 1,
  },
  // Some pages that have no picture of the product need a part of the sample data, or the dots.
  {
    name: "story",
    test: /\/site\/mock\/(?:story|table)\.ts/u,
    minShareCount: 2,
    priority: 3,
  },
  {
    name: "sample",
    test: /\/site\/(?:mock\/|components\/(?:Portrait|portrait-looks|PriorityBadge))/u,
    minShareCount: 2,
    priority: 2,
  },
  {
    name: "dots",
    test: /\/site\/components\/illustrations\//u,
    minShareCount: 2,
    priority: 2,
  },
  {
    name: "pictures",
    test: /\/site\/components\/(?:app-frame\/|Bar|LeadLine|MockWindow)/u,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: "common",
    test: /\/site\/components\/(?:PlanAction|ApplyLink|ChangeLabels|DotTile|Level|StatCard|ui\/Accordion)/u,
    minShareCount: 2,
  },
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
