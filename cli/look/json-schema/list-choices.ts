import type { CompiledFolder } from "../../model/compiled-folder.ts";
import { compareText } from "../../model/diagnostic.ts";
import type { Choice, ChoicesOf } from "./convert-schema.ts";

/** The ids of each collection with their names or titles, sorted by id. */
export function listChoices({
  entries,
  records,
}: Pick<CompiledFolder, "entries" | "records">): ChoicesOf {
  const lists = new Map<string, Choice[]>();
  const add = (collection: string, id: string, label: unknown) => {
    const list = lists.get(collection) ?? [];
    list.push({ id, label: typeof label === "string" ? label : id });
    lists.set(collection, list);
  };
  for (const { collection, common, slug } of entries)
    add(collection, slug, common.title);
  for (const { collection, data, id } of records)
    if (id !== undefined)
      add(collection, id, data?.name ?? data?.title ?? data?.question);
  for (const [collection, list] of lists) {
    const once = new Map(list.map((choice) => [choice.id, choice]));
    const sorted = [...once.values()].toSorted((a, b) =>
      compareText(a.id, b.id),
    );
    lists.set(collection, sorted);
  }
  return (collection) => lists.get(collection) ?? [];
}
