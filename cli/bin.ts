#!/usr/bin/env node
import { enableCompileCache } from "node:module";

enableCompileCache();
const { run } = await import("./run.ts");

const stop = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => stop.abort());
process.stdout.on("error", () => process.exit());

const { stdin, stdout, stderr, env } = process;
process.exitCode = await run({
  ...{ argv: process.argv.slice(2), cwd: process.cwd() },
  ...{ stdin, stdout, stderr, env, clock: () => new Date() },
  signal: stop.signal,
});
