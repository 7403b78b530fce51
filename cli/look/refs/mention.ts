import type { CollectionName } from "#schema";
import type { TextRange } from "../../model/source-text.ts";
import type { FieldPath } from "../../model/yaml-source.ts";
import type { WrittenText } from "../../model/written-text.ts";

/** The syntax of a mention. */
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
  /** The address or id, escapes and character references resolved. */
  target: WrittenText;
  /** The collection of the entry that a reference or a placeholder names. */
  collection?: CollectionName;
  /** The field that contains it, such as `categories[1]`. Undefined in the body of an entry. */
  field?: string;
  /** The same field as a path. */
  path?: FieldPath;
  /** The range to report: the whole link, or the value of the field. */
  range: TextRange;
  /** The name of the YAML anchor, if the value is an alias `*name`. */
  repeats?: string;
  /** False if the text is written elsewhere, as with an alias `*name`. */
  editable: boolean;
}
