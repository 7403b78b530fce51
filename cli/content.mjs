#!/usr/bin/env node
// Plain JavaScript, so that an older Node can read it, and because Node compiles a first file in TypeScript before its
// compile cache can be enabled.
import nodeModule from "node:module";
import { checkNode } from "../runtime/check-node.mjs";

checkNode();
nodeModule.enableCompileCache();
await import("./bin.ts");
