import type { CompiledFolder } from "../../model/compiled-folder.ts";
import type { MarkdownEntry } from "../../model/entry.ts";
import type { SiteAddresses } from "./site-addresses.ts";

/** Two versions of the content, compiled for the same moment, and which entry became which. */
export interface Comparison {
  before: CompiledFolder;
  after: CompiledFolder;
  now: Date;
  /** What each address showed before the change, and what it shows after it. */
  addresses: { before: SiteAddresses; after: SiteAddresses };
  /** How messages name the earlier version: `origin/main`. */
  since: string;
  /** Files that differ or exist in one version only, by their path from the content folder. */
  changedFiles: ReadonlySet<string>;
  /** The entry that an earlier one became. */
  successorOf(entry: MarkdownEntry): MarkdownEntry | undefined;
  /** The text of an entry in one version. */
  textOf(entry: MarkdownEntry, side: "before" | "after"): string;
  /** The file of a static address, as a path from the content folder. */
  staticFile(address: string): string;
  /** True if the file exists after the change but cannot be read as an entry. */
  isUnreadable(file: string): boolean;
}
