/** What writers read about a field, in editors and in the questions of `content new`. */
export interface FieldNote {
  /** One or two whole sentences. */
  text: string;
  /** The value if the field is left out. */
  default?: string | number | boolean;
  examples?: readonly unknown[];
  /** For a choice: the meaning of each value. */
  values?: Readonly<Record<string, string>>;
}

/** Notes by field name: `image.alt` for a field of a mapping, `links.href` for one in a list of mappings. */
export type FieldNotes = Readonly<Record<string, FieldNote>>;
