/** `npm run dev`: serves the sources with hot reload of code, styles and content. */
import { openDevelopmentSite } from "../server/open-development-site.ts";
import { compileContent } from "./compile-content.ts";
import { projectRoot } from "./run-command.ts";
import { runSite } from "./run-site.ts";

await compileContent();
await runSite(openDevelopmentSite(projectRoot));
