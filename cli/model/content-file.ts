/** A file that was found below the content folder. */
export interface FoundFile {
  /** Relative to the content folder, with forward slashes. */
  path: string;
  absolutePath: string;
}

/** A text file with its bytes. */
export interface ContentFile extends FoundFile {
  /** Read when they are asked for, in a file that is known to be as it was. */
  readonly bytes: Uint8Array;
  /** SHA-256 of the bytes, in hexadecimal. */
  digest: string;
}

/** The digests of files that were read before, by absolute path. */
export interface FileMemory {
  /** The digest of a file that is as it was when it was kept. */
  recall(path: string): string | undefined;
  keep(path: string, digest: string): void;
}
