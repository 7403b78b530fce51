import type { ImageFile } from "./body.ts";

export interface ResolvedImage extends ImageFile {
  /** The file behind the address. */
  file: {
    bytes: number;
    /** The extension that its first bytes ask for; undefined when they are those of no image. */
    type: string | undefined;
  };
  /** Present for an image of the content folder: it has to be copied. */
  asset?: Asset;
}

export interface ImageResolver {
  /** What an image's address in a file stands for; undefined when there is no such file. */
  resolve(file: string, src: string): ResolvedImage | undefined;
}

/** An image of the content folder that a page shows: to be copied to the output. */
export interface Asset {
  absolutePath: string;
  /** SHA-256 of its bytes. */
  digest: string;
  /** Name in the output: the file's own with eight digits of its digest before the extension. */
  name: string;
}
