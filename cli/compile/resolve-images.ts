import { hash } from "node:crypto";
import { basename, extname, posix } from "node:path";
import { imageSize } from "image-size";
import { decodePath } from "../model/decode-address.ts";
import type { FoundFile } from "../model/content-file.ts";
import { imageTypeOf } from "../model/image-type.ts";
import type { ImageResolver, ResolvedImage } from "../model/image-resolver.ts";
import { readBytes } from "../model/read-bytes.ts";

/** The address below which the site serves images of the content folder. */
const ASSET_ADDRESS = "/content-assets/";

/**
 * Looks images up: `./name.svg` beside the file that shows it, `/name.svg` in public/. Each file is read once.
 * @param images image files below the content folder
 * @param publicFiles path with a leading slash -> absolute path
 */
export function createImageResolver(
  images: readonly FoundFile[],
  publicFiles: ReadonlyMap<string, string>,
): ImageResolver {
  const ours = new Map(images.map((image) => [image.path, image]));
  const known = new Map<string, ResolvedImage | undefined>();
  return {
    resolve(file, src) {
      const folder = posix.dirname(file);
      const isPublic = src.startsWith("/");
      const key = isPublic ? src : posix.join(folder, decodePath(src));
      // An image lies beside the file that shows it, not in another entry's folder.
      if (!isPublic && folder !== "." && !key.startsWith(`${folder}/`))
        return undefined;
      if (!known.has(key))
        known.set(key, isPublic ? inPublic(src) : beside(key));
      return known.get(key);
    },
  };

  function inPublic(src: string): ResolvedImage | undefined {
    const path = publicFiles.get(decodePath(src.replace(/[?#].*$/u, "")));
    if (path === undefined) return undefined;
    const bytes = readBytes(path);
    return { address: src, ...sizeOf(bytes), file: factsOf(bytes) };
  }

  function beside(path: string): ResolvedImage | undefined {
    const image = ours.get(path);
    if (image === undefined) return undefined;
    const bytes = readBytes(image.absolutePath);
    const digest = hash("sha256", bytes);
    const extension = extname(path);
    const stem = basename(path, extension).toLowerCase();
    const safeStem = stem.replaceAll(/[^a-z0-9]+/gu, "-").slice(0, 100);
    const name = `${safeStem}.${digest.slice(0, 8)}${extension.toLowerCase()}`;
    return {
      address: `${ASSET_ADDRESS}${name}`,
      ...sizeOf(bytes),
      file: factsOf(bytes),
      asset: { absolutePath: image.absolutePath, digest, name },
    };
  }
}

function factsOf(bytes: Uint8Array): ResolvedImage["file"] {
  return { bytes: bytes.length, type: imageTypeOf(bytes) };
}

/** Width and height in pixels, where the file tells them. */
function sizeOf(bytes: Uint8Array): { width?: number; height?: number } {
  try {
    const { width, height } = imageSize(bytes);
    return { width: Math.round(width), height: Math.round(height) };
  } catch {
    return {};
  }
}
