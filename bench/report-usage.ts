/**
 * Preloaded into a measured process and, through the environment, into the processes that it starts, because only a
 * process itself knows what it used. Each appends a line to the file BENCH_USAGE when it exits. With BENCH_ASKED it
 * also answers each message of its parent, and ends with its parent.
 */
import { appendFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

const { BENCH_USAGE: file, BENCH_ASKED: asked } = process.env;
// Not inherited by child processes, which have their own messages.
delete process.env["BENCH_ASKED"];

// Threads preload this too, but the process already counts their usage.
if (file !== undefined && isMainThread)
  process.on("exit", () =>
    appendFileSync(file, `${JSON.stringify(process.resourceUsage())}\n`),
  );
if (asked !== undefined && isMainThread) {
  process.on("message", () => process.send?.(process.resourceUsage()));
  process.on("disconnect", () => process.exit());
}
