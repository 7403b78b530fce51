import type { ImageFile } from "./body.ts";
import type { Asset } from "./compiled-folder.ts";

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
