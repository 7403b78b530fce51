import { collections, type Collection } from "#schema";
import type * as z from "zod/mini";
import type { EntryHead, RecordEntry, SettingsEntry } from "./entry.ts";
import type { TextRange } from "./source-text.ts";
import { findMeanings, type MeaningfulField } from "./walk-fields.ts";

type AnyEntry = EntryHead | RecordEntry | SettingsEntry;

/** The schema that an entry's fields are checked against. */
export function schemaOfEntry({ collection }: AnyEntry): z.ZodMiniType {
  const found: Collection = collections[collection];
  switch (found.kind) {
    case "markdown":
      return found.frontMatter;
    case "records":
      return found.record;
    case "settings":
      return found.value;
  }
}

/** A text in the fields of an entry that means more than its type says, and where it was written. */
export interface WrittenField extends MeaningfulField {
  /** Worked out when it is asked for: mostly nobody does. */
  readonly range: TextRange;
}

const known = new WeakMap<AnyEntry, readonly WrittenField[]>();

/** Every reference, image, link and Markdown text that an entry's fields were written with, and where. */
export function meaningsOfEntry(entry: AnyEntry): readonly WrittenField[] {
  let fields = known.get(entry);
  if (fields === undefined) {
    fields = findMeanings(schemaOfEntry(entry), entry.raw).map((field) => ({
      ...field,
      get range() {
        return entry.yaml.rangeOf([...entry.base, ...field.path]);
      },
    }));
    known.set(entry, fields);
  }
  return fields;
}
