/** `npm run dev`: serves the sources with hot reload of code, styles and content. */
import { openDevelopmentSite } from "../server/open-development-site.ts";
import { compileContent } from "./compile-content.ts";
import { projectRoot } from "./run-command.ts";
import { runSite } from "./run-site.ts";

// Every module of a page is a request: they would drown what the compiler and Vite have to say.
process.env["LOG_LEVEL"] ??= "warn";

await compileContent();
await runSite(openDevelopmentSite(projectRoot));
