import type { CollectionName } from "#schema";
import type {
  BodyTarget,
  CompiledBody,
  ImageFile,
  RenderedBody,
} from "./body.ts";
import type { Diagnostic } from "./diagnostic.ts";
import type { ShareImage } from "./share-card.ts";
import type { TextRange } from "./source-text.ts";
import type { MeaningfulField } from "./walk-fields.ts";

/**
 * What one Markdown file compiles to by itself: plain data, so that it can be kept on disk and sent between threads.
 * It depends on the file's path and bytes, on `uses`, and on nothing else.
 */
export interface CompiledFile {
  file: string;
  /** SHA-256 of the bytes. */
  digest: string;
  /** At the levels of the catalogue. */
  diagnostics: Diagnostic[];
  /** Undefined when the file has no front matter that can be read. */
  entry?: CompiledEntry;
}

export interface CompiledEntry {
  collection: CollectionName;
  slug: string;
  path: string;
  /** As written; unknown kinds and missing fields included. */
  raw: unknown;
  isValid: boolean;
  /** Texts in the fields that mean more than their types say. */
  meanings: readonly MeaningfulField[];
  bodyRange: TextRange;
  body: Omit<CompiledBody, "diagnostics" | "rendered">;
  /** Links inside Markdown texts of fields. */
  fieldLinks: BodyTarget[];
  uses: Uses;
  rendered?: RenderedEntry;
}

/** What else went into a file's result, to tell whether it still holds. */
export interface Uses {
  /** The digest of all fragments where the text may name some, or else nothing. */
  fragments: string;
  /** What each image that the file shows was taken for; null for one that was not there. */
  images: (readonly [src: string, image: ImageFile | null])[];
  /** The digest of what share images show besides their entries, or else nothing. */
  brand: string;
  /** True if its words were looked up. */
  spelling: boolean;
}

/** What rendering adds. */
export interface RenderedEntry {
  /** The entry in the index, as sorted JSON. */
  indexJson: string;
  /** SHA-256 of the body's file. */
  bodyDigest: string;
  /** The body itself, where it is not kept in a store. */
  body?: RenderedBody;
  /** Absent in a folder without settings of a site. */
  share?: ShareImage;
}
