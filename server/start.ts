import { join } from "node:path";
import { openBuiltSite } from "./open-built-site.ts";
import { runUntilSignal } from "./run-until-signal.ts";

await runUntilSignal(
  process,
  openBuiltSite(join(import.meta.dirname, "../dist")),
);
