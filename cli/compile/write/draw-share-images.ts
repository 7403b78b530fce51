import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { CompiledOutput } from "../../model/compiled-folder.ts";
import { inParallel } from "../../model/in-parallel.ts";
import type { ShareImage, ShareStyle } from "../../model/share-card.ts";
import type { OutputFolder } from "./output-folder.ts";

/** The last chunk of every PNG, without its length. A file that was cut off has none. */
const PNG_END = Buffer.from("IEND\xAE\x42\x60\x82", "latin1");

/** Share images that the output does not have yet. */
export interface MissingShareImages {
  images: ShareImage[];
  style: ShareStyle | undefined;
}

/** Names depend on what the images show, so existing files are up to date. */
export function findMissing(
  outDir: string,
  out: OutputFolder,
  { shareImages, shareStyle }: CompiledOutput,
): MissingShareImages {
  const images = shareImages.filter(({ path }) => {
    const isIntact = out.isIntact(path);
    if (isIntact !== undefined) return !isIntact;
    // Its record was lost, such as with the cache.
    const bytes = readFileSync(join(outDir, path));
    const isWhole = bytes.subarray(-PNG_END.length).equals(PNG_END);
    if (isWhole) out.put(path, bytes);
    return !isWhole;
  });
  return { images, style: shareStyle };
}

/**
 * Draws share images into the output.
 * @param signal stops after the images that are being drawn
 * @returns how many were drawn
 */
export async function drawShareImages(
  out: OutputFolder,
  { images, style }: MissingShareImages,
  signal?: AbortSignal,
): Promise<number> {
  if (images.length === 0 || style === undefined) return 0;
  const { openCardPainter } = await import("../share-images/draw-card.ts");
  const draw = await openCardPainter(style);
  let drawn = 0;
  await inParallel(images, availableParallelism(), async ({ card, path }) => {
    if (signal?.aborted) return;
    out.put(path, await draw(card));
    drawn++;
  });
  return drawn;
}
