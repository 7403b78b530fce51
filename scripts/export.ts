/** `npm run export`: compiles the content, builds everything that is out of date, and exports the site as files. */
import { siteBuild } from "./build-site.ts";
import { serverBuild } from "./bundle-server.ts";
import { compiledFolder, mustCompileContent } from "./compile-content.ts";
import { mustRun } from "./run-command.ts";

await mustCompileContent();
await siteBuild.runIfStale();
await serverBuild.runIfStale();
await mustRun("node", ["dist/export.mjs", ...process.argv.slice(2)], {
  CONTENT_OUT: compiledFolder(),
});
