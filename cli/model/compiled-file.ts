import type { CollectionName } from "#schema";
import type {
  BodyTarget,
  CompiledBody,
  ImageFile,
  RenderedBody,
} from "./body.ts";
import type { Diagnostic } from "./diagnostic.ts";
import type { CommonFields } from "./entry.ts";
import type { ShareCard } from "./share-card.ts";
import type { TextRange } from "./source-text.ts";
import type { MeaningfulField } from "./walk-fields.ts";

/**
 * The result of compiling one Markdown file alone. It depends only on the file's path and bytes, and on `uses`. On disk
 * it is a line: see `formatLine`.
 */
export interface CompiledFile {
  file: string;
  /** SHA-256 of the bytes. */
  digest: string;
  /** At the levels of the catalogue. */
  diagnostics: Diagnostic[];
  /** Undefined if the file has no readable front matter. */
  entry?: CompiledEntry;
}

export interface CompiledEntry {
  collection: CollectionName;
  slug: string;
  path: string;
  isValid: boolean;
  common: CommonFields;
  /** Links inside Markdown texts of fields. */
  fieldLinks: BodyTarget[];
  uses: Uses;
  /** Digests of what checks across files read of it: see `digestFacts`. */
  facts: string;
  /** Read from the cache, and parsed, when they are needed: most runs need those of few entries. */
  details: () => EntryDetails;
  rendered?: RenderedEntry;
}

/** What only checks across files and commands that look at an entry read. */
export interface EntryDetails {
  /** As written, including unknown kinds and without missing fields. */
  raw: unknown;
  /** Field values with a special meaning, such as references and links. */
  meanings: readonly MeaningfulField[];
  bodyRange: TextRange;
  body: Omit<CompiledBody, "diagnostics" | "rendered">;
  /** What its share image shows. */
  card?: ShareCard;
}

/** The other inputs of a file's result, to check whether it is still valid. */
export interface Uses {
  /** The digest of all fragments if the text may refer to any, otherwise empty. */
  fragments: string;
  /** The resolved images of the file. Null for a missing one. */
  images: (readonly [src: string, image: ImageFile | null])[];
  /** The digest of the site-wide parts of share images, otherwise empty. */
  brand: string;
  /** The names of records in its share image, by `collection/id`. Empty for a missing record. */
  names: Readonly<Record<string, string>>;
  /** True if its spelling was checked. */
  spelling: boolean;
}

/** The additional results of rendering. */
export interface RenderedEntry {
  /** The entry in the index, as sorted JSON. From the cache, as bytes that are valid until more of it is read. */
  indexed: () => string | Buffer;
  /** SHA-256 of the body's file. */
  bodyDigest: string;
  /** The body itself, unless it is in a store. */
  body?: RenderedBody;
  /** The path of its share image in the output. Absent in a folder without site settings. */
  share?: string;
}
