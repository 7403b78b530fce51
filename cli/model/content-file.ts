/** A file in the content folder. */
export interface FoundFile {
  /** Relative to the content folder, with forward slashes. */
  path: string;
  absolutePath: string;
}

/** A text file with its bytes. */
export interface ContentFile extends FoundFile {
  /** If the digest is known, the file is only read on first use. */
  readonly bytes: Uint8Array;
  /** SHA-256 of the bytes, in hexadecimal. */
  digest: string;
}
