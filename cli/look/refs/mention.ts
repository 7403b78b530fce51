import type { CollectionName } from "#schema";
import type { TextRange } from "../../model/source-text.ts";
import type { FieldPath } from "../../model/yaml-source.ts";
import type { WrittenText } from "../../model/written-text.ts";

/** How a place names something else. */
export type MentionKind =
  | "link"
  | "definition"
  | "autolink"
  | "html-link"
  | "image"
  | "html-image"
  | "placeholder"
  | "reference";

/** A place in a file that names a page, an entry or an image. */
export interface Mention {
  kind: MentionKind;
  /** What it says: an address or an id, escapes and character references resolved. */
  target: WrittenText;
  /** The collection of the entry that a reference or a placeholder names. */
  collection?: CollectionName;
  /** The field it stands in, such as `categories[1]`; in the text of an entry, none. */
  field?: string;
  /** The same, as steps. */
  path?: FieldPath;
  /** What to point at: the whole element of a link, the value of a field. */
  range: TextRange;
  /** The name of the anchor whose whole value it repeats, with `*name` in YAML. */
  repeats?: string;
  /** False where the text stands elsewhere, as with the alias `*name` in YAML. */
  editable: boolean;
}
