#!/usr/bin/env node
// Plain JavaScript: Node 20 must be able to read it, and it enables the compile cache before anything is compiled.
import nodeModule from "node:module";
import { handOver } from "../../runtime/hand-over.mjs";

if (!(await handOver(import.meta.url))) {
  nodeModule.enableCompileCache();
  await import("./bin.ts");
}
