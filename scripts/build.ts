/** `npm run build`: compiles the content, then builds site and assets into dist/. */
import { buildSite } from "./build-site.ts";
import { mustRun } from "./run-command.ts";

await mustRun("node", [
  "cli/content.mjs",
  "build",
  "--git-dates",
  ...process.argv.slice(2),
]);
await buildSite();
