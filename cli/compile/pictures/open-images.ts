import type { CompileMemory, Listing } from "../../model/compile-memory.ts";
import type { FoundFile } from "../../model/content-file.ts";
import { createImageResolver } from "../resolve-images.ts";
import { inspectPictures } from "./inspect-pictures.ts";

/** A resolver for images. Reads their headers, unless an earlier run of this process has done so. */
export async function openImages(
  images: readonly FoundFile[],
  listing: Listing,
  memory: CompileMemory,
) {
  const { publicFiles } = listing;
  const pictures =
    listing.pictures ?? (await inspectPictures(images, publicFiles, memory));
  const resolver =
    listing.resolver ?? createImageResolver({ images, pictures, publicFiles });
  if ("listing" in memory) memory.listing = { ...listing, pictures, resolver };
  return { pictures, resolver };
}
