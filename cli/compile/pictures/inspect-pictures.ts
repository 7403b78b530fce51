import { availableParallelism, devNull } from "node:os";
import type { FoundFile } from "../../model/content-file.ts";
import { inParallel } from "../../model/in-parallel.ts";
import type { Picture, PictureFacts } from "../../model/image-resolver.ts";
import type { CompileCache } from "../cache/compile-cache.ts";
import { readPicture } from "./read-picture.ts";

const RASTER = /\.(?:png|jpe?g|webp|avif|gif)$/iu;

/**
 * Every raster image by its absolute path, with what its header says.
 * @param publicFiles path with a leading slash -> absolute path
 */
export async function inspectPictures(
  images: readonly FoundFile[],
  publicFiles: ReadonlyMap<string, string>,
  cache: CompileCache,
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
    const picture = await inspect(file, cache);
    if (picture !== undefined) pictures.set(picture.absolutePath, picture);
  });
  return pictures;
}

async function inspect(
  { absolutePath }: FoundFile,
  cache: CompileCache,
): Promise<Picture | undefined> {
  const digest = cache.digestOf(absolutePath);
  if (digest === undefined) return undefined;
  const known = cache.recall<PictureFacts>(pictureKey(digest));
  if (known !== undefined) return { absolutePath, digest, facts: known };
  const read = cache.read({ path: absolutePath, absolutePath });
  if (read === undefined) return undefined;
  const facts = await readPicture(Buffer.from(read.bytes));
  cache.keep(pictureKey(read.digest), facts);
  return { absolutePath, digest: read.digest, facts };
}

/** The key in the cache of what is known about a picture. */
export function pictureKey(digest: string): string {
  return `picture ${digest}`;
}
