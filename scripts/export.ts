/** `npm run export`: compiles the content, builds everything that is out of date, and exports the site as files. */
import { siteBuild } from "./build-site.ts";
import { serverBuild } from "./bundle-server.ts";
import { compiledFolder } from "./compile-content.ts";
import { mustRun } from "./run-command.ts";

await mustRun("node", ["cli/content.mjs", "build"]);
await siteBuild.runIfStale();
await serverBuild.runIfStale();
await mustRun("node", ["dist/export.mjs", ...process.argv.slice(2)], {
  CONTENT_OUT: compiledFolder(),
});
