import { availableParallelism, devNull } from "node:os";
import type { FoundFile } from "../../model/content-file.ts";
import { inParallel } from "../../model/in-parallel.ts";
import type {
  Picture,
  PictureFacts,
  ImageResolver,
} from "../../model/image-resolver.ts";
import type { CompileCache } from "../cache/compile-cache.ts";
import { readPicture, findFault } from "./read-picture.ts";
import type { CompiledFolder } from "../../model/compiled-folder.ts";
import type { MarkdownEntry } from "../../model/entry.ts";
import { shownImages } from "../../rules/image/shown-images.ts";
import type { CompiledFile } from "../../model/compiled-file.ts";

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
function pictureKey(digest: string): string {
  return `picture ${digest}`;
}

interface OpenImages {
  pictures: ReadonlyMap<string, Picture>;
  resolver: ImageResolver;
}

/**
 * Decodes each picture that entries show, and records an error in its facts. A picture in public/ that no entry shows is
 * never decoded.
 */
export async function decodePictures(
  { records, settings }: Pick<CompiledFolder, "records" | "settings">,
  compiled: ReadonlyMap<MarkdownEntry, CompiledFile>,
  { pictures, resolver }: OpenImages,
  cache: CompileCache,
  signal?: AbortSignal,
): Promise<void> {
  const open = new Set<Picture>();
  if (!pictures.values().some(isUndecoded)) return;
  const look = (file: string, src: string) => {
    const picture = resolver.resolve(file, src)?.picture;
    if (picture !== undefined && isUndecoded(picture)) open.add(picture);
  };
  for (const { entry, file } of compiled.values())
    for (const [src] of entry?.uses.images ?? []) look(file, src);
  for (const shown of shownImages({ entries: [], records, settings }))
    look(shown.entry.file, shown.src);
  await inParallel(open, availableParallelism(), async (picture) => {
    signal?.throwIfAborted();
    await decode(picture, cache);
  });
}

function isUndecoded({ facts }: Picture): boolean {
  return facts.fault === undefined;
}

async function decode(picture: Picture, cache: CompileCache): Promise<void> {
  const { absolutePath, digest } = picture;
  const read = cache.read({ path: absolutePath, absolutePath });
  if (read === undefined) return;
  const fault = await findFault(Buffer.from(read.bytes), picture.facts);
  picture.facts = { ...picture.facts, fault };
  if (read.digest === digest) cache.keep(pictureKey(digest), picture.facts);
}
