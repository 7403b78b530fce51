/** `npm run icons`: draws the icons of the site from public/favicon.svg. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { drawIcons } from "./icons/draw-icons.ts";
import { projectRoot } from "./run-command.ts";

const out = process.argv[2] ?? join(projectRoot, "public");
const svg = readFileSync(join(projectRoot, "public/favicon.svg"), "utf8");
for (const [name, bytes] of await drawIcons(svg)) {
  writeFileSync(join(out, name), bytes);
  console.log(`${name}: ${bytes.length} bytes`);
}
