/**
 * `npm start`: compiles the content, builds the site if necessary, serves it, and recompiles the content after each save.
 * To serve a finished build, run `node server/start.ts` instead.
 */
import { join } from "node:path";
import { openBuiltSite } from "../server/open-built-site.ts";
import { buildSiteIfStale } from "./build-site.ts";
import { compileContent } from "./compile-content.ts";
import { projectRoot } from "./run-command.ts";
import { runSite } from "./run-site.ts";

process.env["NODE_ENV"] ??= "production";
await compileContent();
await buildSiteIfStale();
await runSite(openBuiltSite(join(projectRoot, "dist")));
