import { isCollectionName, type ContentIndex } from "#schema";
import type { CompiledFile } from "./compiled-file.ts";
import type { FoundFile } from "./content-file.ts";
import type {
  Entry,
  MarkdownEntry,
  RecordEntry,
  SettingsEntry,
} from "./entry.ts";
import type { Asset, ImageResolver } from "./image-resolver.ts";
import type { ShareImage, ShareStyle } from "./share-card.ts";
import type { Spelling } from "./spelling.ts";
import type { TextRange } from "./source-text.ts";

/** The whole content folder, parsed and validated: the input of checks across files and of the index. */
export interface CompiledFolder {
  /** Sorted by file. */
  entries: MarkdownEntry[];
  /** Sorted by file, then by position. */
  records: RecordEntry[];
  settings: SettingsEntry[];
  /** Image files below the content folder. */
  images: FoundFile[];
  /** Files that could not be read as entries. They may contain what seems to be missing elsewhere. */
  unread: readonly string[];
  /** Every path below public/, with a leading slash. */
  publicFiles: ReadonlySet<string>;
}

/** Everything that has fields: entries, records and settings. */
export function allEntries({
  entries,
  records,
  settings,
}: Pick<CompiledFolder, "entries" | "records" | "settings">): Entry[] {
  return [...entries, ...records, ...settings];
}

/** A link inside a Markdown text of a field. */
export interface FieldLink {
  entry: MarkdownEntry | RecordEntry;
  target: string;
  /** Computed only for a report. */
  range: () => TextRange;
}

/** The input of checks across files. */
export interface FolderContext {
  folder: CompiledFolder;
  /** Links inside Markdown texts of fields. */
  fieldLinks: readonly FieldLink[];
  images: ImageResolver;
  now: Date;
  /** The address of the site, if known. Links to it count as internal. */
  siteUrl?: string | undefined;
  /** Undefined if spelling is not checked. */
  spelling?: Spelling | undefined;
}

/** The output of a build. */
export interface CompiledOutput {
  index: ContentIndex;
  /** The text of `index.json`. */
  indexText: string;
  /** The rendered files whose bodies are in the index. */
  bodies: CompiledFile[];
  assets: Asset[];
  /** The share images of all entries except drafts. */
  shareImages: ShareImage[];
  /** What they look like. Undefined for a folder without the settings of a site. */
  shareStyle: ShareStyle | undefined;
  /** Everything that is only for previews and not in the index. */
  drafts: {
    /** The rendered files of drafts, each with its fields as in the index. */
    files: { file: CompiledFile; entry: Record<string, unknown> }[];
    /** The images that only drafts show. */
    assets: Asset[];
  };
}

/** The collection that a file belongs to by its path: the folder, or the name of a file with a whole list. */
export function collectionOfFile(file: string): string {
  const settings = file.replace(/\.yaml$/u, "");
  if (isCollectionName(settings)) return settings;
  return file.replace(/[/.].*$/su, "");
}
