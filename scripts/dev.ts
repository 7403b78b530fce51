/** `npm run dev`: serves the sources with hot reload of code, styles and content. */
import { openDevelopmentSite } from "../server/open-development-site.ts";
import { compileContent } from "./compile-content.ts";
import { projectRoot } from "./run-command.ts";
import { runSite } from "./run-site.ts";

// Each module is a request here: logging them would hide the output of the compiler and Vite.
process.env["LOG_LEVEL"] ??= "warn";

await compileContent();
await runSite(openDevelopmentSite(projectRoot));
