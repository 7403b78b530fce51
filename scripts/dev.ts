/** `npm run dev`: serves the sources with hot reload of code, styles and content. */
import { join } from "node:path";
import { openDevelopmentSite } from "../server/open-development-site.ts";
import { runUntilSignal } from "../server/run-until-signal.ts";
import { compileContent } from "./compile-content.ts";
import { projectRoot } from "./run-command.ts";
import { watchContent } from "./watch-content.ts";

process.chdir(projectRoot);
// Each module is a request in development, so a log of requests would hide the output of the compiler and Vite.
process.env["LOG_LEVEL"] ??= "warn";

// Drafts and scheduled entries are shown. Their index is in a separate folder, so that no other server publishes it.
process.env["CONTENT_OUT"] ||= join(projectRoot, ".data/dev-content");
const options = ["--drafts", "--future"];

await compileContent(options);
await runUntilSignal(process, openDevelopmentSite(projectRoot));
watchContent(options);
