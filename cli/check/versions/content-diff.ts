import type { CollectionName, EntryStatus } from "#schema";
import type { FileChange } from "./compare-versions.ts";

/** How two versions of the content differ, as visitors and writers would tell it. */
export interface ContentDiff {
  entries: EntryChange[];
  addresses: AddressChanges;
  anchors: AnchorChange[];
  /** Images and static files; paths from the content folder. */
  files: { file: string; change: FileChange }[];
  /** Files that hold no entry that could be read, on one side or both: what they hold is not compared. */
  unreadable: { file: string; side: "before" | "after" }[];
}

export interface EntryChange {
  change: "added" | "changed" | "removed" | "renamed";
  collection: CollectionName;
  /** Slug of a page, id of a record; undefined for settings. */
  name: string | undefined;
  /** Its name before, where that was another one. */
  formerName?: string;
  title: string | undefined;
  /** Where it stands, or stood before it was removed; from the content folder. */
  file: string;
  formerFile?: string;
  /** Address on the site, for an entry with a page of its own. */
  path?: string;
  /** Absent for entries that have none. */
  status?: { before?: EntryStatus; after?: EntryStatus };
  fields: FieldChange[];
  /** True when the text below the front matter differs in more than the ends of its lines. */
  body: boolean;
  /** Words of the text; absent for entries without one. */
  words?: { before?: number; after?: number };
}

export interface FieldChange {
  /** `image.src` style. */
  field: string;
  before?: unknown;
  after?: unknown;
}

export interface AddressChanges {
  added: LiveAddress[];
  removed: LiveAddress[];
  /** Addresses that lead elsewhere from then on. */
  redirected: { path: string; to: string }[];
}

export interface LiveAddress {
  path: string;
  kind: "page" | "redirect" | "category" | "file";
}

export interface AnchorChange {
  /** Address of the page. */
  path: string;
  added: string[];
  removed: string[];
}
