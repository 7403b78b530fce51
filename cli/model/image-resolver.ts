import type { ImageFile } from "./body.ts";

export interface ResolvedImage extends ImageFile {
  /** The file behind the address. */
  file: {
    bytes: number;
    /** The extension for its first bytes. Undefined if they do not belong to an image. */
    type: string | undefined;
  };
  /** Present for a raster image. */
  picture?: Picture | undefined;
  /** The files that the site serves for it from the output. Empty for a file of public/ that is served directly. */
  assets: readonly Asset[];
}

export interface ImageResolver {
  /** The image for an address in a file. Undefined if there is no such file. */
  resolve(file: string, src: string): ResolvedImage | undefined;
}

/** A file of the output that is made from an image: a copy or an encoded variant. */
export interface Asset {
  absolutePath: string;
  /** SHA-256 of the image's bytes. */
  digest: string;
  /** Name in the output: the image's own name with eight digits of a digest before the extension. */
  name: string;
  /** Present when the image is encoded again. */
  variant?: PictureVariant;
}

/** How a picture is encoded. */
export interface PictureVariant {
  /** In pixels. */
  width: number;
  format: "webp" | "jpeg" | "png";
  /** True for drawings and screenshots, whose sharp edges need more quality. */
  isGraphic: boolean;
}

/** A raster image file: PNG, JPEG, GIF, WebP or AVIF by its name. */
export interface Picture {
  absolutePath: string;
  /** SHA-256 of its bytes. */
  digest: string;
  facts: PictureFacts;
}

/** Facts about a picture file: plain data, cached on disk by the digest of the file. */
export interface PictureFacts {
  /** Size of the file. */
  bytes: number;
  /** The extension for its first bytes. Undefined if they do not belong to an image. */
  type?: string;
  /** In pixels, after rotation to the upright position. Undefined if the header is invalid. */
  width?: number;
  height?: number;
  isAnimated: boolean;
  hasAlpha: boolean;
  /** True if its metadata contains a location. */
  hasLocation: boolean;
  /** The error from decoding, or "" if it was decoded completely. Undefined until it was tried. */
  fault?: string;
}

/** The limit for decoding: more pixels than any camera produces, which take half a gigabyte of memory. */
export const MAX_PIXELS = 120_000_000;
