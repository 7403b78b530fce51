#!/usr/bin/env node
// Plain JavaScript, so that an older Node can read it. It enables the compile cache before anything is compiled.
import nodeModule from "node:module";
import { checkNode } from "../../runtime/check-node.mjs";

checkNode();
nodeModule.enableCompileCache();
await import("./bin.ts");
