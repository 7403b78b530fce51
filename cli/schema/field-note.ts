/** What a writer is told about a field: in the editor's hover, in the questions of `content new`. */
export interface FieldNote {
  /** One or two whole sentences. */
  text: string;
  /** What is taken where the field is left out. */
  default?: string | number | boolean;
  examples?: readonly unknown[];
  /** For a choice: what each value stands for. */
  values?: Readonly<Record<string, string>>;
}

/** By the name of the field; `image.alt` for one in a mapping, `links.href` for one in a list of mappings. */
export type FieldNotes = Readonly<Record<string, FieldNote>>;
