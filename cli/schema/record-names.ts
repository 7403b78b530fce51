import type { Collection, NameOf } from "./collection.ts";
import { collections } from "./registry.ts";

/**
 * Looks up the name of a record, or returns its id if there is none.
 * @param lists the records of an index, by collection
 */
export function createNameOf(lists: object): NameOf {
  const records = new Map<string, unknown>(Object.entries(lists));
  const names = new Map<string, string>();
  for (const [name, facts] of Object.entries<Collection>(collections)) {
    const list = records.get(name);
    if (facts.kind !== "records" || !Array.isArray(list)) continue;
    for (const record of list)
      if (hasName(record))
        names.set(
          `${name}/${String(Reflect.get(record, facts.idField))}`,
          String(record.name),
        );
  }
  return (collection, id) => names.get(`${collection}/${id}`) ?? id;
}

function hasName(record: unknown): record is { name: unknown } {
  return typeof record === "object" && record !== null && "name" in record;
}
