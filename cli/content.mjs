#!/usr/bin/env node
// Plain JavaScript: a first file in TypeScript has Node load its compiler, before the cache of compiled files is on. It
// is read by Node 20 as well, which has no such cache.
import nodeModule from "node:module";
import { pathToFileURL } from "node:url";
import { setFlagsFromString } from "node:v8";
import { handOver } from "../runtime/hand-over.mjs";

if (!(await handOver(import.meta.url))) {
  nodeModule.enableCompileCache();
  // Garbage is collected sooner: a build of ten thousand posts takes two thirds of the memory, and no longer.
  setFlagsFromString("--heap-growing-percent=50");
  const { findProgram } = await import("./bundle.ts");
  await import(pathToFileURL(findProgram()).href);
}
