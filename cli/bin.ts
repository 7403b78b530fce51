#!/usr/bin/env node
import { enableCompileCache } from "node:module";

enableCompileCache();
const { run } = await import("./run.ts");

const stop = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => stop.abort());
process.stdout.on("error", () => process.exit());

const { argv, stdin, stdout, stderr, env } = process;
const ports = { stdin, stdout, stderr, env, signal: stop.signal };
const clock = () => new Date();
const cwd = process.cwd();
process.exitCode = await run({ ...ports, argv: argv.slice(2), cwd, clock });
