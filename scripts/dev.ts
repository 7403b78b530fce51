/** `npm run dev`: serves the sources with hot reload of code, styles and content. */
import { openDevelopmentSite } from "../server/open-development-site.ts";
import { runUntilSignal } from "../server/run-until-signal.ts";
import { compileContent } from "./compile-content.ts";
import { projectRoot } from "./run-command.ts";
import { watchContent } from "./watch-content.ts";

process.chdir(projectRoot);
// Each module is a request here: logging them would hide the output of the compiler and Vite.
process.env["LOG_LEVEL"] ??= "warn";

await compileContent();
await runUntilSignal(process, openDevelopmentSite(projectRoot));
watchContent();
