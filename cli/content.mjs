#!/usr/bin/env node
// Plain JavaScript: a first file in TypeScript has Node load its compiler, before the cache of compiled files is on.
import { enableCompileCache } from "node:module";

enableCompileCache();
await import("./bin.ts");
