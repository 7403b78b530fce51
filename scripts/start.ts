/**
 * `npm start`: compiles the content, builds what is not built or out of date, serves, and recompiles the content when a
 * file of it is saved. An operator who deploys a finished build runs `node server/start.ts` instead.
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
