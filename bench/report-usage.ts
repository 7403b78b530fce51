/**
 * Preloaded into a process that is measured (`node --import`): what it used is known to the process itself alone.
 * Answers each message of its parent with it, and writes it to BENCH_USAGE when it exits. Ends when its parent does.
 */
import { writeFileSync } from "node:fs";

const file = process.env["BENCH_USAGE"];
if (file !== undefined)
  process.on("exit", () =>
    writeFileSync(file, JSON.stringify(process.resourceUsage())),
  );
if (process.send !== undefined) {
  process.on("message", () => process.send?.(process.resourceUsage()));
  process.on("disconnect", () => process.exit());
}
