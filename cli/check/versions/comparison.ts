import type { CompileResult } from "../../compile/compile-content.ts";
import type { MarkdownEntry } from "../../model/entry.ts";
import type { Levels } from "../../model/levels.ts";
import type { SiteAddresses } from "./site-addresses.ts";

/** Two versions of the content, compiled for the same moment, and which entry became which. */
export interface Comparison {
  before: CompiledVersion;
  after: CompiledVersion;
  now: Date;
  /** How messages name the earlier version: `origin/main`. */
  since: string;
  changes: FileChanges;
  /** The same files, by their path from the content folder. */
  changedFiles: ReadonlySet<string>;
  /** The levels that the later version sets. */
  levels: Levels;
  /** The entry that an earlier one became. */
  successorOf(entry: MarkdownEntry): MarkdownEntry | undefined;
  /** The text of an entry of either version. */
  textOf(entry: MarkdownEntry): string;
}

export interface CompiledVersion extends CompileResult {
  /** What each address shows. */
  addresses: SiteAddresses;
  /** True if the file exists but cannot be read as an entry. */
  isUnread(file: string): boolean;
  textOf(entry: MarkdownEntry): string;
}

/** The files that differ between two versions. */
export interface FileChanges {
  /** Texts and images by their path in the content folder, and what happened to each. */
  content: Map<string, FileChange>;
  /** Static files by address, with their path from the content folder. */
  statics: Map<string, { file: string; change: FileChange }>;
}
export type FileChange = "added" | "changed" | "removed";
