import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import * as z from "zod/mini";
import { drawIcons, paintIcon } from "./icons/draw-icons.ts";
import { projectRoot } from "./run-command.ts";
import { demoPicture } from "./share-images/demo-picture.ts";
import { feedPicture } from "./share-images/feed-picture.ts";
import { renderPicture } from "./share-images/render-picture.ts";

const settings = z.object({ name: z.string(), tagline: z.string() });

const read = (file: string) => readFileSync(join(projectRoot, file), "utf8");

/** Every picture in public/ that shows the colours or the name of the site, by its path there. */
export async function drawPictures(): Promise<Map<string, string | Buffer>> {
  const site = settings.parse(parse(read("content/site.yaml")));
  const icon = paintIcon(read("site/icon.svg"));
  return new Map<string, string | Buffer>([
    ["favicon.svg", icon],
    ...(await drawIcons(icon)),
    ["og-image.png", await renderPicture(feedPicture(site))],
    ["images/og-demo-image.png", await renderPicture(demoPicture(site.name))],
  ]);
}
