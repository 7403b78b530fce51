/** `npm run share-images`: draws the preview pictures of shared links. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import * as z from "zod/mini";
import { projectRoot } from "./run-command.ts";
import { demoPicture } from "./share-images/demo-picture.ts";
import { feedPicture } from "./share-images/feed-picture.ts";
import { renderPicture } from "./share-images/render-picture.ts";

const settings = z.object({ name: z.string() });
const { name } = settings.parse(
  parse(readFileSync(join(projectRoot, "content/site.yaml"), "utf8")),
);

const files = {
  "og-image.png": await renderPicture(feedPicture(name)),
  "images/og-demo-image.png": await renderPicture(demoPicture(name)),
};
const out = process.argv[2] ?? join(projectRoot, "public");
for (const [path, bytes] of Object.entries(files)) {
  writeFileSync(join(out, path), bytes);
  console.log(`${path}: ${bytes.length} bytes`);
}
