#!/usr/bin/env node
import { run, Stopped } from "./run.ts";

const { stdin, stdout, stderr, env } = process;
const stop = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => stop.abort(new Stopped(signal)));
// A closed pipe does not change the exit code. Any other failed write does.
for (const stream of [stdout, stderr])
  stream.on("error", ({ code }: NodeJS.ErrnoException) => {
    stop.abort(new Stopped("SIGPIPE"));
    if (code !== "EPIPE") process.exitCode = 2;
  });
const ports = { stdin, stdout, stderr, env, signal: stop.signal };
const facts = { argv: process.argv.slice(2), cwd: process.cwd() };
const code = await run({ ...ports, ...facts, clock: () => new Date() });
process.exitCode ||= code;
