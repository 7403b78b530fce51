#!/usr/bin/env node
// Plain JavaScript: it is read by Node 20 as well, and turns the cache of compiled files on before there is one to compile.
import nodeModule from "node:module";
import { handOver } from "../../runtime/hand-over.mjs";

if (!(await handOver(import.meta.url))) {
  nodeModule.enableCompileCache();
  await import("./bin.ts");
}
