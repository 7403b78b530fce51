import { availableParallelism } from "node:os";
import type { CompiledOutput } from "../../model/compiled-folder.ts";
import { inParallel } from "../../model/in-parallel.ts";
import type { ShareImage } from "../../model/share-card.ts";
import { readBytes } from "../cache/cache-file.ts";
import type { OutputFiles } from "../cache/output-files.ts";
import { placeBytes } from "./place-asset.ts";

/** The last chunk of every PNG, without its length. A file that was cut off has none. */
const PNG_END = Buffer.from("IEND\xAE\x42\x60\x82", "latin1");

/** Share images that the output does not have yet. */
export interface MissingShareImages {
  images: ShareImage[];
  mark: string;
}

/** Names depend on what the images show, so existing files are up to date. */
export function findMissing(
  outDir: string,
  { shareImages, shareMark }: CompiledOutput,
  files: OutputFiles,
): MissingShareImages {
  const images = shareImages.filter(
    ({ path }) =>
      !files.holds(path, `${outDir}/${path}`) &&
      !recordAgain(outDir, path, files),
  );
  return { images, mark: shareMark };
}

/** Records an image whose record was lost, such as with the cache. False if there is no such image. */
function recordAgain(
  outDir: string,
  path: string,
  files: OutputFiles,
): boolean {
  if (files.knows(path)) return false;
  const bytes = readBytes(`${outDir}/${path}`);
  if (!bytes?.subarray(-PNG_END.length).equals(PNG_END)) return false;
  placeBytes(outDir, path, bytes, files);
  return true;
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
  await inParallel(
    images,
    availableParallelism(),
    async ({ card: read, path }) => {
      const card = read();
      if (signal?.aborted || card === undefined) return;
      placeBytes(outDir, path, await draw(card), files);
      files.saveSoon();
      drawn++;
    },
  );
  return drawn;
}
