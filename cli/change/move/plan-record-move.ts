import { join } from "node:path";
import { collections, entryPath, type Collection } from "#schema";
import { AppError } from "../../app-error.ts";
import type { RecordEntry } from "../../model/entry.ts";
import { valueAt } from "../../model/value-at.ts";
import { replaceScalar } from "../../rules/edit/edit-scalar.ts";
import type { SearchableContent } from "../../look/refs/open-searchable.ts";
import type { Destination } from "./parse-destination.ts";
import { createEditList, type ChangePlan } from "./plan.ts";
import { repointAll } from "./repoint.ts";
import type { Subject } from "../../look/refs/subject.ts";

/** The plan for changing the id of a record: its file or the id in it, and every reference, placeholder and link. */
export function planRecordMove(
  subject: Subject & { entry: RecordEntry },
  { slug }: Destination,
  { finder, folders }: SearchableContent,
): ChangePlan {
  const { entry } = subject;
  const { collection, file, id } = entry;
  const facts: Collection = collections[collection];
  if (facts.kind !== "records" || id === undefined)
    throw new AppError(
      "no-id",
      `${folders.show(file)} has a record without an id: nothing can point to it yet.`,
      { hint: "Give it one in the file." },
    );
  const { edits, add } = createEditList();
  const hasOwnFile = file.startsWith(`${collection}/`);
  if (valueAt(entry.raw, [facts.idField]) !== undefined) {
    const { text } = entry.source;
    add(file, replaceScalar(text, entry.idRange, slug));
  }
  const address = entryPath(collection, slug);
  const places = repointAll(
    finder.find(subject),
    { id: slug, ...(address !== undefined && { address }) },
    add,
  );
  const former = entryPath(collection, id);
  const notes = former
    ? [
        `${former} will lead nowhere: only pages written in Markdown keep former addresses.`,
      ]
    : [];
  const target = `${collection}/${slug}.yaml`;
  const from = join(folders.contentDir, file);
  const to = join(folders.contentDir, target);
  const moves = hasOwnFile && file !== target ? [{ from, to }] : [];
  return { edits, moves, removals: [], places, notes };
}
