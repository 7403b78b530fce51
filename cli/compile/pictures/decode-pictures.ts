import { availableParallelism } from "node:os";
import type { CompiledFolder } from "../../model/compiled-folder.ts";
import type { ImageResolver } from "../../model/image-resolver.ts";
import type { MarkdownEntry } from "../../model/entry.ts";
import { inParallel } from "../../model/in-parallel.ts";
import type { Picture, PictureFacts } from "../../model/picture.ts";
import { shownImages } from "../../rules/image/shown-images.ts";
import type { CompiledFile } from "../../model/compiled-file.ts";
import { readFile } from "../read-file.ts";
import type { PictureSources } from "./inspect-pictures.ts";
import { findFault } from "./read-picture.ts";

interface OpenImages {
  pictures: ReadonlyMap<string, Picture>;
  resolver: ImageResolver;
}

/**
 * Decodes each picture that entries show once, and records an error in its facts. A picture in public/ that no entry
 * shows is never decoded.
 */
export async function decodePictures(
  { records, settings }: Pick<CompiledFolder, "records" | "settings">,
  compiled: ReadonlyMap<MarkdownEntry, CompiledFile>,
  { pictures, resolver }: OpenImages,
  memory: PictureSources,
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
