import { availableParallelism, devNull } from "node:os";
import type { CompileMemory } from "../../model/compile-memory.ts";
import type { FoundFile } from "../../model/content-file.ts";
import { inParallel } from "../../model/in-parallel.ts";
import type { Picture } from "../../model/picture.ts";
import { findDigest, readFile } from "../read-file.ts";
import { readPicture } from "./read-picture.ts";

/** What earlier runs found. */
export type PictureSources = Pick<CompileMemory, "files" | "pictures">;

const RASTER = /\.(?:png|jpe?g|webp|avif|gif)$/iu;

/**
 * Every raster image by its absolute path, with what its header says.
 * @param publicFiles path with a leading slash -> absolute path
 */
export async function inspectPictures(
  images: readonly FoundFile[],
  publicFiles: ReadonlyMap<string, string>,
  memory: PictureSources,
): Promise<ReadonlyMap<string, Picture>> {
  const pictures = new Map<string, Picture>();
  const statics = [...publicFiles].map(([path, absolutePath]): FoundFile => ({
    path,
    absolutePath,
  }));
  const raster = [...images, ...statics].filter(
    // When another version of the content is compared, files that are not on disk have the path of the null device.
    ({ absolutePath, path }) => RASTER.test(path) && absolutePath !== devNull,
  );
  await inParallel(raster, availableParallelism(), async (file) => {
    const picture = await inspect(file, memory);
    if (picture !== undefined) pictures.set(picture.absolutePath, picture);
  });
  return pictures;
}

async function inspect(
  file: FoundFile,
  { files, pictures }: PictureSources,
): Promise<Picture | undefined> {
  const { absolutePath } = file;
  const digest = findDigest(file, files);
  const facts = digest === undefined ? undefined : pictures?.get(digest);
  if (digest !== undefined && facts !== undefined)
    return { absolutePath, digest, facts };
  const read = readFile(file, files);
  if (read === undefined) return undefined;
  const found = await readPicture(Buffer.from(read.bytes));
  pictures?.set(read.digest, found);
  return { absolutePath, digest: read.digest, facts: found };
}
