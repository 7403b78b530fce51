import type { CollectionName, EntryStatus } from "#schema";
import type { FileChange } from "./comparison.ts";

/** The data that a format prints. */
export interface DiffReport {
  from: DiffSide;
  to: DiffSide;
  summary: Record<EntryChange["change"], number>;
  diff: ContentDiff;
}

export interface DiffSide {
  /** The given name. */
  ref: string;
  /** Undefined for the work tree, or before the first commit. */
  commit: string | undefined;
}

/** The differences between two versions of the content. Files are named from the current folder. */
export interface ContentDiff {
  entries: EntryChange[];
  addresses: AddressChanges;
  anchors: AnchorChange[];
  /** Images and static files. */
  files: { file: string; change: FileChange }[];
  /** Files that cannot be read as entries on one side or both, and so are not compared. */
  unreadable: { file: string; side: "before" | "after" }[];
}

export interface EntryChange {
  change: "added" | "changed" | "removed" | "renamed";
  collection: CollectionName;
  /** The slug of a page or the id of a record. Undefined for settings. */
  name: string | undefined;
  /** The former name, if it has changed. */
  formerName?: string;
  title: string | undefined;
  /** Its file, or its last file if it was removed. */
  file: string;
  formerFile?: string;
  /** The address of an entry that has its own page. */
  path?: string;
  /** Absent for entries without a status. */
  status?: { before?: EntryStatus; after?: EntryStatus };
  fields: FieldChange[];
  /** True if the text below the front matter differs in more than line ends. */
  body: boolean;
  /** The number of words. Absent for entries without a text. */
  words?: { before?: number; after?: number };
}

export interface FieldChange {
  /** Such as `image.src`. */
  field: string;
  before?: unknown;
  after?: unknown;
}

export interface AddressChanges {
  added: LiveAddress[];
  removed: LiveAddress[];
  /** Addresses that now redirect, or redirect to another page than before. */
  redirected: { path: string; to: string }[];
}

export interface LiveAddress {
  path: string;
  kind: "page" | "redirect" | "category" | "file";
}

export interface AnchorChange {
  /** The address of the page. */
  path: string;
  added: string[];
  removed: string[];
}
