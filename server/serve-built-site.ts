import { builtFolder } from "./built-folder.ts";
import { openBuiltSite } from "./open-built-site.ts";
import { runUntilSignal } from "./run-until-signal.ts";

// Selects the production builds of React and Vike.
process.env["NODE_ENV"] ??= "production";
const { dist, content } = builtFolder();
if (content !== undefined) process.env["CONTENT_OUT"] ||= content;
await runUntilSignal(process, openBuiltSite(dist));
