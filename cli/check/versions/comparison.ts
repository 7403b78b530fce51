import type { CompiledFolder } from "../../model/compiled-folder.ts";
import type { MarkdownEntry } from "../../model/entry.ts";
import type { SiteAddresses } from "./site-addresses.ts";

/** Two versions of the content, compiled at one moment, and which entry became which. */
export interface Comparison {
  before: CompiledFolder;
  after: CompiledFolder;
  now: Date;
  /** What answered where before the change, and what answers there after it. */
  addresses: { before: SiteAddresses; after: SiteAddresses };
  /** How messages name the earlier version: `origin/main`. */
  since: string;
  /** Files that differ, those that only one version has included; by their way from the content folder. */
  changedFiles: ReadonlySet<string>;
  /** The entry that an earlier one became: of its file, of its slug, or of its words. */
  successorOf(entry: MarkdownEntry): MarkdownEntry | undefined;
  /** The text of an entry; cheap for one that differs only. */
  textOf(entry: MarkdownEntry, side: "before" | "after"): string;
  /** The file of an address below public/, as a path from the content folder. */
  staticFile(address: string): string;
  /** True when the file is there after the change but holds no entry that could be read: reported as such. */
  isUnreadable(file: string): boolean;
}
