/** A raster image file: PNG, JPEG, GIF, WebP or AVIF by its name. */
export interface Picture {
  absolutePath: string;
  /** SHA-256 of its bytes. */
  digest: string;
  facts: PictureFacts;
}

/** What a picture file holds: plain data, kept on disk by the digest of the file. */
export interface PictureFacts {
  /** Size of the file. */
  bytes: number;
  /** The extension that its first bytes ask for; undefined when they are those of no image. */
  type?: string;
  /** In pixels, as it is shown: turned upright. Undefined when the header cannot be read. */
  width?: number;
  height?: number;
  isAnimated: boolean;
  hasAlpha: boolean;
  /** True when its metadata says where it was taken. */
  hasLocation: boolean;
  /** What prevents decoding, or "" for a picture that was decoded completely. Undefined until somebody has tried. */
  fault?: string;
}

/** Facts about pictures that an earlier run has read, by digest. */
export interface PictureMemory {
  get(digest: string): PictureFacts | undefined;
  set(digest: string, facts: PictureFacts): void;
  /** Writes what is new. */
  save(): void;
}

/** More pixels than any camera has. Decoding them takes half a gigabyte. */
export const MAX_PIXELS = 120_000_000;
