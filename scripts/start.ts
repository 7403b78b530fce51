/**
 * `npm start`: compiles the content, builds what is out of date, serves it as `node dist/server.mjs` does, and
 * recompiles the content after each save.
 */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { siteBuild } from "./build-site.ts";
import { serverBuild } from "./bundle-server.ts";
import { compileContent, compiledFolder } from "./compile-content.ts";
import { projectRoot } from "./run-command.ts";
import { watchContent } from "./watch-content.ts";

process.chdir(projectRoot);
process.env["NODE_ENV"] ??= "production";
process.env["CONTENT_OUT"] = compiledFolder();
await compileContent();
await siteBuild.runIfStale();
await serverBuild.runIfStale();
await import(pathToFileURL(join(projectRoot, "dist/server.mjs")).href);
watchContent();
