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
  range: () => TextRange;
}
