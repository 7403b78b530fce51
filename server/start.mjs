#!/usr/bin/env node
// Plain JavaScript, so that an older Node can read it. `npm run build` bundles it as dist/server.mjs.
import { checkNode } from "../runtime/check-node.mjs";

checkNode();
await import("./serve-built-site.ts");
