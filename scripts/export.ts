/**
 * `npm run export`: compiles the content, builds everything that is out of date, and exports the site as files. Content
 * with drafts is compiled into a folder of its own, so that nothing else publishes it.
 */
import { join } from "node:path";
import { redrawPictures } from "./build-pictures.ts";
import { siteBuild } from "./build-site.ts";
import { serverBuild } from "./bundle-server.ts";
import { compiledFolder, mustCompileContent } from "./compile-content.ts";
import { mustRun, projectRoot } from "./run-command.ts";

const options = process.argv.slice(2);
const hasDrafts = options.includes("--drafts");
if (hasDrafts)
  process.env["CONTENT_OUT"] = join(projectRoot, ".data/drafts-content");

await mustCompileContent(hasDrafts ? ["--drafts", "--future"] : []);
await redrawPictures();
await siteBuild.runIfStale();
await serverBuild.runIfStale();
await mustRun("node", ["dist/export.mjs", ...options], {
  CONTENT_OUT: compiledFolder(),
});
