#!/usr/bin/env node
// Plain JavaScript, because Node compiles a first file in TypeScript before its compile cache can be enabled. Node 20
// reads this file too and has no such cache, so no member of `node:module` is imported by name.
import nodeModule from "node:module";
import { pathToFileURL } from "node:url";
import { setFlagsFromString } from "node:v8";
import { handOver } from "../runtime/hand-over.mjs";
import { largeHeap } from "../runtime/heap-flags.mjs";
import { restartWith } from "../runtime/restart-with.mjs";

const [, , command] = process.argv;
/** Undefined for a command that is over before the size of the heap matters. */
const how = ["build", "validate"].includes(command) ? largeHeap : undefined;

if (!(await handOver(import.meta.url, how))) {
  if (how) restartWith(import.meta.url, how);
  nodeModule.enableCompileCache();
  // Collects garbage sooner: a build of ten thousand posts needs two thirds of the memory and the same time.
  setFlagsFromString("--heap-growing-percent=50");
  const { findProgram } = await import("./bundle.ts");
  await import(pathToFileURL(findProgram()).href);
}
