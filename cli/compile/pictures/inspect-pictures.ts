import { availableParallelism, devNull } from "node:os";
import type { FileMemory, FoundFile } from "../../model/content-file.ts";
import type { ResolvedImage } from "../../model/image-resolver.ts";
import { inParallel } from "../../model/in-parallel.ts";
import type {
  Picture,
  PictureFacts,
  PictureMemory,
} from "../../model/picture.ts";
import { findDigest, readFile } from "../read-file.ts";
import { findFault, readPicture } from "./read-picture.ts";

const RASTER = /\.(?:png|jpe?g|webp|avif|gif)$/iu;

interface Memory {
  files?: FileMemory | undefined;
  pictures?: PictureMemory | undefined;
}

/**
 * Every raster image by its absolute path, with what its header says.
 * @param publicFiles path with a leading slash -> absolute path
 */
export async function inspectPictures(
  images: readonly FoundFile[],
  publicFiles: ReadonlyMap<string, string>,
  memory: Memory,
): Promise<ReadonlyMap<string, Picture>> {
  const pictures = new Map<string, Picture>();
  const statics = [...publicFiles].map(([path, absolutePath]): FoundFile => ({
    path,
    absolutePath,
  }));
  const raster = [...images, ...statics].filter(
    // In another version of the content, files that are not on disk stand for empty ones.
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
  { files, pictures }: Memory,
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

/** Decodes each of these pictures that nobody has decoded yet, and notes in its facts what prevents it. */
export async function decodePictures(
  shown: readonly ResolvedImage[],
  { files, pictures }: Memory,
): Promise<void> {
  const open = new Set<Picture>();
  for (const { picture } of shown)
    if (picture !== undefined && picture.facts.fault === undefined)
      open.add(picture);
  await inParallel(open, availableParallelism(), async (picture) => {
    const { absolutePath, digest } = picture;
    const read = readFile({ path: absolutePath, absolutePath }, files);
    if (read === undefined) return;
    const fault = await findFault(Buffer.from(read.bytes), picture.facts);
    const facts: PictureFacts = { ...picture.facts, fault };
    picture.facts = facts;
    if (read.digest === digest) pictures?.set(digest, facts);
  });
}
