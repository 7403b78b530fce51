import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { CompiledOutput } from "../../model/compiled-folder.ts";
import { inParallel } from "../../model/in-parallel.ts";
import { SHARE_FOLDER, type ShareImage } from "../../model/share-card.ts";
import type { OutputFiles } from "../cache/output-files.ts";
import { writeMade } from "./write-made.ts";

/** Share images that the output does not have yet. */
export interface MissingShareImages {
  images: ShareImage[];
  mark: string;
}

/** The path of a share image in the output. */
export function sharePath({ name }: Pick<ShareImage, "name">): string {
  return `${SHARE_FOLDER}/${name}`;
}

/** Names depend on what the images show, so existing files are up to date. */
export function findMissing(
  outDir: string,
  { shareImages, shareMark }: CompiledOutput,
  files: OutputFiles,
): MissingShareImages {
  const images = shareImages.filter((image) => {
    const path = sharePath(image);
    return !files.holds(path, join(outDir, path));
  });
  return { images, mark: shareMark };
}

/**
 * Draws share images into the output.
 * @param signal stops after the images that are being drawn
 * @returns how many were drawn
 */
export async function drawShareImages(
  outDir: string,
  { images, mark }: MissingShareImages,
  files: OutputFiles,
  signal?: AbortSignal,
): Promise<number> {
  if (images.length === 0) return 0;
  const { openCardPainter } = await import("../share-images/draw-card.ts");
  const draw = await openCardPainter(mark);
  let drawn = 0;
  await inParallel(images, availableParallelism(), async (image) => {
    const card = image.card();
    if (signal?.aborted || card === undefined) return;
    writeMade(outDir, sharePath(image), await draw(card), files);
    files.saveSoon();
    drawn++;
  });
  return drawn;
}
