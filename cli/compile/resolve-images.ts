import { hash } from "node:crypto";
import { basename, extname, posix } from "node:path";
import { createRequire } from "node:module";
import type * as SvgSize from "image-size/types/svg";
import { type FoundFile, readBytes } from "../model/content-file.ts";
import { decodePath } from "../model/decode-address.ts";
import { imageTypeOf } from "../model/own-files.ts";
import type {
  ImageResolver,
  ResolvedImage,
  Picture,
} from "../model/image-resolver.ts";
import { describeVariants } from "./pictures/describe-variants.ts";

/** The address below which the site serves files made from images. */
const ASSET_ADDRESS = "/content-assets/";

export interface ImageFiles {
  /** Image files below the content folder. */
  images: readonly FoundFile[];
  /** Path with a leading slash -> absolute path. */
  publicFiles: ReadonlyMap<string, string>;
  /** Raster images among both, by absolute path. */
  pictures: ReadonlyMap<string, Picture>;
}

/** Finds images: `./name.svg` beside the file that shows it, `/name.svg` in public/. Reads each drawing once. */
export function createImageResolver({
  images,
  pictures,
  publicFiles,
}: ImageFiles): ImageResolver {
  const ours = new Map(images.map((image) => [image.path, image]));
  const known = new Map<string, ResolvedImage | undefined>();
  return {
    resolve(file, src) {
      if (src.startsWith("/")) return find(src, src, pathInPublic);
      const folder = posix.dirname(file);
      const path = posix.join(folder, decodePath(src));
      // An image must be beside the file that shows it, not in another entry's folder.
      if (folder !== "." && !path.startsWith(`${folder}/`)) return undefined;
      return find(path, src, () => ours.get(path)?.absolutePath);
    },
  };

  function find(
    key: string,
    src: string,
    pathOf: (src: string) => string | undefined,
  ): ResolvedImage | undefined {
    const found = known.get(key);
    if (found !== undefined || known.has(key)) return found;
    const path = pathOf(src);
    const image = path === undefined ? undefined : describe(path, src);
    known.set(key, image);
    return image;
  }

  function pathInPublic(src: string): string | undefined {
    return publicFiles.get(decodePath(src.replace(/[?#].*$/u, "")));
  }

  function describe(absolutePath: string, src: string): ResolvedImage {
    const picture = pictures.get(absolutePath);
    return picture === undefined
      ? describeDrawing(absolutePath, src)
      : describePicture(picture, src);
  }
}

/** A file that is served unchanged. */
function describeDrawing(absolutePath: string, src: string): ResolvedImage {
  const bytes = readBytes(absolutePath);
  return {
    ...placeCopy(absolutePath, src, () => hash("sha256", bytes)),
    ...sizeOf(bytes),
    file: { bytes: bytes.length, type: imageTypeOf(bytes) },
  };
}

function describePicture(picture: Picture, src: string): ResolvedImage {
  const { absolutePath, digest, facts } = picture;
  const { bytes, height, isAnimated, type, width } = facts;
  const described = { picture, file: { bytes, type } };
  // It cannot be decoded: the checks report that.
  if (width === undefined || height === undefined)
    return { ...described, address: src, assets: [] };
  if (isAnimated)
    return {
      ...described,
      ...placeCopy(absolutePath, src, () => digest),
      width,
      height,
    };
  const stem = safeStem(absolutePath);
  const size = { width, height };
  return {
    ...described,
    ...describeVariants(picture, size, stem, addressOf),
  };
}

/** The address of a file that is served unchanged: directly from public/, or as a copy from elsewhere. */
function placeCopy(
  absolutePath: string,
  src: string,
  digestOf: () => string,
): Pick<ResolvedImage, "address" | "assets"> {
  if (src.startsWith("/")) return { address: src, assets: [] };
  const digest = digestOf();
  const ending = extname(absolutePath).toLowerCase();
  const name = `${safeStem(absolutePath)}.${digest.slice(0, 8)}${ending}`;
  return { address: addressOf(name), assets: [{ absolutePath, digest, name }] };
}

function addressOf(name: string): string {
  return `${ASSET_ADDRESS}${name}`;
}

/** The name of a file without its extension, with only characters that are safe in an address. */
function safeStem(absolutePath: string): string {
  const stem = basename(absolutePath, extname(absolutePath)).toLowerCase();
  return stem.replaceAll(/[^a-z0-9]+/gu, "-").slice(0, 100);
}

const require = createRequire(import.meta.url);

/** Width and height in pixels, if a drawing has them. */
function sizeOf(bytes: Uint8Array): { width?: number; height?: number } {
  try {
    const { SVG } = require("image-size/types/svg") as typeof SvgSize;
    if (!SVG.validate(bytes)) return {};
    const { width, height } = SVG.calculate(bytes);
    return { width: Math.round(width), height: Math.round(height) };
  } catch {
    return {};
  }
}
