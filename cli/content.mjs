#!/usr/bin/env node
// Plain JavaScript, because Node compiles a first file in TypeScript before its compile cache can be enabled. Node 20
// reads this file too and has no such cache, so no member of `node:module` is imported by name.
import { existsSync } from "node:fs";
import nodeModule from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { setFlagsFromString } from "node:v8";
import { handOver } from "../runtime/hand-over.mjs";
import { largeHeap } from "../runtime/heap-flags.mjs";
import { restartWith } from "../runtime/restart-with.mjs";

/** True for a command that compiles all texts, because no earlier run has left a cache. */
function isColdRun() {
  const [, , command, ...args] = process.argv;
  if (command !== "build" && command !== "validate") return false;
  const options = { out: { type: "string" } };
  const { values } = parseArgs({ args, options, strict: false });
  const out = values.out ?? (process.env.CONTENT_OUT || ".content");
  return !existsSync(join(String(out), "cache"));
}

const how = isColdRun() ? largeHeap : undefined;
if (!(await handOver(import.meta.url, how))) {
  if (how) restartWith(import.meta.url, how);
  nodeModule.enableCompileCache();
  // Collects garbage sooner: a build of ten thousand posts needs two thirds of the memory and the same time.
  setFlagsFromString("--heap-growing-percent=50");
  const { findProgram } = await import("./bundle.ts");
  await import(pathToFileURL(findProgram()).href);
}
