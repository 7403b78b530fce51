/** `npm run dev`: serves the sources with hot reload of code, styles and content, whatever errors the content has. */
import { join } from "node:path";
import { AppError } from "../server/app-error.ts";
import { parseConfig } from "../server/config.ts";
import { awaitContent, canServe } from "../server/development/await-content.ts";
import { openDevelopmentSite } from "../server/development/open-development-site.ts";
import { runUntilSignal } from "../server/run-until-signal.ts";
import { compiledFolder, compilePreview } from "./compile-content.ts";
import { projectRoot } from "./run-command.ts";
import { watchContent } from "./watch-content.ts";

process.chdir(projectRoot);
// Each module is a request in development, so a log of requests would hide the output of the compiler and Vite.
process.env["LOG_LEVEL"] ??= "warn";

// Drafts and scheduled entries are shown. Their index is in a separate folder, so that no other server publishes it.
process.env["CONTENT_OUT"] ||= join(projectRoot, ".data/dev-content");
const options = ["--drafts", "--future"];

await compilePreview(options);
const isReady = await canServe(compiledFolder());
if (!isReady) {
  watchContent(["--keep-going", ...options]);
  try {
    await awaitContent(parseConfig(process.env, projectRoot), process.stderr);
  } catch (error) {
    // The server fails for the same reason, and says so.
    if (!(error instanceof AppError)) throw error;
  }
}
await runUntilSignal(
  process,
  openDevelopmentSite(projectRoot, compiledFolder()),
);
if (isReady) watchContent(["--keep-going", ...options]);
