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
