#!/usr/bin/env node
// Plain JavaScript, so that an older Node can read it and start a newer one. `npm run build` bundles it as
// dist/server.mjs.
import { handOver } from "../runtime/hand-over.mjs";
import { smallHeap } from "../runtime/heap-flags.mjs";
import { restartWith } from "../runtime/restart-with.mjs";

if (!(await handOver(import.meta.url, smallHeap))) {
  restartWith(import.meta.url, smallHeap);
  await import("./serve-built-site.ts");
}
