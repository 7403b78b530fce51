import { availableParallelism } from "node:os";
import type { CompiledFolder } from "../../model/compiled-folder.ts";
import type { ImageResolver } from "../../model/image-resolver.ts";
import { inParallel } from "../../model/in-parallel.ts";
import type { Picture, PictureFacts } from "../../model/picture.ts";
import { shownImages } from "../../rules/image/shown-images.ts";
import { readFile } from "../read-file.ts";
import type { PictureSources } from "./inspect-pictures.ts";
import { findFault } from "./read-picture.ts";

interface OpenImages {
  pictures: ReadonlyMap<string, Picture>;
  resolver: ImageResolver;
}

/** Decodes each picture that entries show once, and records an error in its facts. */
export async function decodePictures(
  folder: CompiledFolder,
  { pictures, resolver }: OpenImages,
  memory: PictureSources,
  signal?: AbortSignal,
): Promise<void> {
  const open = new Set<Picture>();
  if (!pictures.values().some(isUndecoded)) return;
  for (const { entry, src } of shownImages(folder)) {
    const picture = resolver.resolve(entry.file, src)?.picture;
    if (picture !== undefined && isUndecoded(picture)) open.add(picture);
  }
  await inParallel(open, availableParallelism(), async (picture) => {
    signal?.throwIfAborted();
    await decode(picture, memory);
  });
  memory.pictures?.save();
}

function isUndecoded({ facts }: Picture): boolean {
  return facts.fault === undefined;
}

async function decode(
  picture: Picture,
  { files, pictures }: PictureSources,
): Promise<void> {
  const { absolutePath, digest } = picture;
  const read = readFile({ path: absolutePath, absolutePath }, files);
  if (read === undefined) return;
  const fault = await findFault(Buffer.from(read.bytes), picture.facts);
  const facts: PictureFacts = { ...picture.facts, fault };
  picture.facts = facts;
  if (read.digest === digest) pictures?.set(digest, facts);
}
