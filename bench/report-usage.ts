/**
 * Preloaded into a process that is measured, and by the environment into those that it starts: what a process used is
 * known to itself alone. Each adds a line to the file BENCH_USAGE when it exits. With BENCH_ASKED it also answers each
 * message of its parent, and ends when its parent does.
 */
import { appendFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

const { BENCH_USAGE: file, BENCH_ASKED: asked } = process.env;
// Those that it starts speak with it in their own way.
delete process.env["BENCH_ASKED"];

// A thread is preloaded too, and what it used is in what its process used.
if (file !== undefined && isMainThread)
  process.on("exit", () =>
    appendFileSync(file, `${JSON.stringify(process.resourceUsage())}\n`),
  );
if (asked !== undefined && isMainThread) {
  process.on("message", () => process.send?.(process.resourceUsage()));
  process.on("disconnect", () => process.exit());
}
