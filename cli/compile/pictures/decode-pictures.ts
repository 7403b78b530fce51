import { availableParallelism } from "node:os";
import type { CompiledFolder } from "../../model/compiled-folder.ts";
import type { ImageResolver, Picture } from "../../model/image-resolver.ts";
import type { MarkdownEntry } from "../../model/entry.ts";
import { inParallel } from "../../model/in-parallel.ts";
import { shownImages } from "../../rules/image/shown-images.ts";
import type { CompiledFile } from "../../model/compiled-file.ts";
import type { CompileCache } from "../cache/compile-cache.ts";
import { pictureKey } from "./inspect-pictures.ts";
import { findFault } from "./read-picture.ts";

interface OpenImages {
  pictures: ReadonlyMap<string, Picture>;
  resolver: ImageResolver;
}

/**
 * Decodes each picture that entries show, equal ones once, and records an error in its facts. A picture in public/ that
 * no entry shows is never decoded.
 */
export async function decodePictures(
  { records, settings }: Pick<CompiledFolder, "records" | "settings">,
  compiled: ReadonlyMap<MarkdownEntry, CompiledFile>,
  { pictures, resolver }: OpenImages,
  cache: CompileCache,
  signal?: AbortSignal,
): Promise<void> {
  const open = new Map<string, Picture[]>();
  if (!pictures.values().some(isUndecoded)) return;
  const look = (file: string, src: string) => {
    const picture = resolver.resolve(file, src)?.picture;
    if (picture === undefined || !isUndecoded(picture)) return;
    const same = open.get(picture.digest) ?? [];
    same.push(picture);
    open.set(picture.digest, same);
  };
  for (const { entry, file } of compiled.values())
    for (const [src] of entry?.uses.images ?? []) look(file, src);
  for (const shown of shownImages({ entries: [], records, settings }))
    look(shown.entry.file, shown.src);
  await inParallel(
    open.values(),
    availableParallelism(),
    async ([picture, ...others]) => {
      signal?.throwIfAborted();
      if (picture === undefined) return;
      await decode(picture, cache);
      for (const other of others) other.facts = picture.facts;
    },
  );
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
