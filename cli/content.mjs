#!/usr/bin/env node
// Plain JavaScript, because Node compiles a first file in TypeScript before its compile cache can be enabled. Node 20
// reads this file too and has no such cache, so no member of `node:module` is imported by name.
import { existsSync, statSync } from "node:fs";
import nodeModule from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { setFlagsFromString } from "node:v8";
import { handOver } from "../runtime/hand-over.mjs";
import { cachedHeap, largeHeap } from "../runtime/heap-flags.mjs";
import { restartWith } from "../runtime/restart-with.mjs";

/** In bytes: that of thirty thousand posts. Below that, starting again takes longer than it is worth. */
const LARGE_CACHE = 100_000_000;

/** How a command is started again that compiles all texts, because no run has left a cache, or that reads a large one. */
function chooseHeap() {
  const [, , command, ...args] = process.argv;
  if (command !== "build" && command !== "validate") return undefined;
  const options = { out: { type: "string" } };
  const { values } = parseArgs({ args, options, strict: false });
  const out = values.out ?? (process.env.CONTENT_OUT || ".content");
  const cache = join(String(out), "cache");
  if (!existsSync(cache)) return largeHeap;
  const entries = join(cache, "entries.jsonl");
  const isLarge = existsSync(entries) && statSync(entries).size > LARGE_CACHE;
  return isLarge ? cachedHeap : undefined;
}

const how = chooseHeap();
if (!(await handOver(import.meta.url, how))) {
  if (how) restartWith(import.meta.url, how);
  nodeModule.enableCompileCache();
  // Collects garbage sooner: a build of ten thousand posts needs two thirds of the memory and the same time.
  setFlagsFromString("--heap-growing-percent=50");
  const { findProgram } = await import("./bundle.ts");
  await import(pathToFileURL(findProgram()).href);
}
