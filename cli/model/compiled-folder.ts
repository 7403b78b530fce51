import type { CollectionName } from "#schema";
import type { FoundFile } from "./content-file.ts";
import type { Diagnostic } from "./diagnostic.ts";
import type { MarkdownEntry, RecordEntry, SettingsEntry } from "./entry.ts";
import type { Asset, ImageResolver } from "./image-resolver.ts";
import type { ShareImage } from "./share-card.ts";
import type { Spelling } from "./spelling.ts";
import type { TextRange } from "./source-text.ts";

/** Everything in a content folder, read and validated: the input of checks across files and of the index. */
export interface CompiledFolder {
  /** Sorted by file. */
  entries: MarkdownEntry[];
  /** Sorted by file, then by their order in it. */
  records: RecordEntry[];
  settings: SettingsEntry[];
  /** Image files below the content folder. */
  images: FoundFile[];
  /** Files with entries that could not be read: something that seems to be missing may be in them. */
  unread: readonly string[];
  /** Every path below public/, with a leading slash. */
  publicFiles: ReadonlySet<string>;
}

/** A link inside a Markdown text of a field. */
export interface FieldLink {
  entry: MarkdownEntry | RecordEntry;
  target: string;
  range: TextRange;
}

/** The input of checks across files. */
export interface FolderContext {
  folder: CompiledFolder;
  /** Links inside Markdown texts of fields. */
  fieldLinks: readonly FieldLink[];
  images: ImageResolver;
  now: Date;
  /** Where the site is served, if that is known: a link to it is a link to this site. */
  siteUrl?: string | undefined;
  /** Undefined where spelling is not checked. */
  spelling?: Spelling | undefined;
}

/** A folder that was checked. */
export interface CheckedFolder {
  context: FolderContext;
  findings: readonly Diagnostic[];
  /** The first moment at which time alone may change the findings. */
  until: Date;
}

/** What a build writes. */
export interface CompiledOutput {
  /** The bytes of `index.json`. */
  index: Uint8Array;
  bodies: OutputBody[];
  assets: Asset[];
  /** Those of all entries that are no drafts. */
  shareImages: ShareImage[];
  /** The mark of the site on them, as SVG. */
  shareMark: string;
  /** What the index leaves out, for previews alone. */
  drafts: {
    files: DraftFile[];
    /** The images that only drafts show. */
    assets: Asset[];
  };
}

/** The file of a draft. */
export interface DraftFile {
  collection: CollectionName;
  slug: string;
  text: string;
}

/** A body's file. */
export interface OutputBody {
  collection: CollectionName;
  slug: string;
  /** SHA-256 of its bytes. */
  digest: string;
  /** Its text; undefined when a store holds it. */
  text?: string;
}
