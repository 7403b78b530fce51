import { join } from "node:path";
import { openBuiltSite } from "./open-built-site.ts";
import { runUntilSignal } from "./run-until-signal.ts";

// Selects the production builds of React and Vike.
process.env["NODE_ENV"] ??= "production";
await runUntilSignal(
  process,
  openBuiltSite(join(import.meta.dirname, "../dist")),
);
