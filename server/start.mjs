#!/usr/bin/env node
// Plain JavaScript, so that an older Node can read it and start a newer one. `npm run build` bundles it as
// dist/server.mjs.
import { handOver } from "../runtime/hand-over.mjs";
import { restartWithSmallHeap, smallHeap } from "../runtime/small-heap.mjs";

if (!(await handOver(import.meta.url, smallHeap))) {
  restartWithSmallHeap(import.meta.url);
  await import("./serve-built-site.ts");
}
