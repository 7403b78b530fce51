#!/usr/bin/env node
// Plain JavaScript, so that an older Node can read it and start a newer one. `npm run build` bundles it as
// dist/export.mjs.
import { handOver } from "../../runtime/hand-over.mjs";

if (!(await handOver(import.meta.url))) await import("./bin.ts");
