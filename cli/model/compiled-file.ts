import type { CollectionName } from "#schema";
import type { BodyTarget, CompiledBody, ImageFile } from "./body.ts";
import type { Diagnostic } from "./diagnostic.ts";
import type { CommonFields } from "./entry.ts";
import type { TextRange } from "./source-text.ts";
import type { MeaningfulField } from "./schema-parts.ts";

/**
 * The result of compiling one Markdown file alone. It depends only on the file's path and bytes, and on `uses`. Plain
 * data, so that it can be kept in the cache.
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

/** What checks across files, the index and commands read of an entry. */
export interface CompiledEntry {
  collection: CollectionName;
  slug: string;
  path: string;
  isValid: boolean;
  common: CommonFields;
  /** As written, including unknown kinds and without missing fields. */
  raw: unknown;
  /** Field values with a special meaning, such as references and links. */
  meanings: readonly MeaningfulField[];
  bodyRange: TextRange;
  body: Omit<CompiledBody, "diagnostics" | "rendered">;
  /** Links inside Markdown texts of fields. */
  fieldLinks: BodyTarget[];
  uses: Uses;
  rendered?: RenderedEntry;
}

/** The other inputs of a file's result, to check whether it is still valid. */
export interface Uses {
  /** The digest of all fragments if the text may refer to any, otherwise empty. */
  fragments: string;
  /** The digest of the plans if the text may give one of their prices or limits, otherwise empty. */
  plans: string;
  /** The resolved images of the file. Null for a missing one. */
  images: (readonly [src: string, image: ImageFile | null])[];
  /** True if its spelling was checked. */
  spelling: boolean;
}

/** The additional results of rendering. */
export interface RenderedEntry {
  /** Its fields in the index, without those that depend on other files. */
  fields: Record<string, unknown>;
  /** SHA-256 of the body's file. */
  bodyDigest: string;
  /** The text of the body's file. Undefined once the cache has written it. */
  body?: string;
}
