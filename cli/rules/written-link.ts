import type {
  MarkdownEntry,
  RecordEntry,
  SettingsEntry,
} from "../model/entry.ts";
import type { TextRange } from "../model/source-text.ts";

/** A link of a body or a field, where it stands being asked only to report it. */
export interface WrittenLink {
  entry: MarkdownEntry | RecordEntry | SettingsEntry;
  target: string;
  /** The target as the file has it, where that is not what is checked. */
  written?: string;
  range: () => TextRange;
  /** True in a text, where a path by itself is no link. */
  isInText?: boolean;
}
