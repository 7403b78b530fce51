import { lstat } from "node:fs/promises";
import { AppError } from "../../app-error.ts";
import type { MarkdownEntry, RecordEntry } from "../../model/entry.ts";
import { valueAt } from "../../model/value-at.ts";
import { entryKey } from "../../look/list/find-entry.ts";
import { isSameFile } from "./apply-plan.ts";
import { findSubject } from "../../look/refs/find-subject.ts";
import type { SearchableContent } from "../../look/refs/open-searchable.ts";
import { parseDestination, type Destination } from "./parse-destination.ts";
import { planEntryMove } from "./plan-entry-move.ts";
import { planImageMove } from "./plan-image-move.ts";
import { planRecordMove } from "./plan-record-move.ts";
import type { ChangePlan, Task } from "./plan.ts";
import type { Subject } from "../../look/refs/subject.ts";

/**
 * The plan for renaming an entry, a record or an image.
 * @throws AppError when it does not exist, or cannot have that name
 */
export async function planMove(
  name: string,
  to: string,
  content: SearchableContent,
  redirect: boolean | undefined,
): Promise<Task> {
  const subject = findSubject(name, content);
  const { newName, plan } = planSubjectMove(subject, to, content, redirect);
  for (const move of plan.moves) await refuseBadMove(move, content);
  return {
    subject,
    plan,
    headline: `${subject.name} -> ${newName}`,
    facts: { from: subject.name, to: newName },
    canLose: true,
  };
}

function planSubjectMove(
  subject: Subject,
  to: string,
  content: SearchableContent,
  redirect: boolean | undefined,
): { newName: string; plan: ChangePlan } {
  const { cwd, folders } = content;
  const { entry, image } = subject;
  if (image) {
    const plan = planImageMove({ ...subject, image }, to, content);
    return { newName: to, plan };
  }
  if (entry === undefined || entry.kind === "settings")
    throw new AppError(
      "not-movable",
      `${subject.name} is ${entry ? "a settings file" : "a page of the site itself"}, so it has no slug to change.`,
    );
  const destination = parseDestination(to, entry, { ...folders, cwd });
  const newName = `${destination.collection}/${destination.slug}`;
  refuseTaken(newName, subject, content);
  refuseTwin(destination, entry, content);
  const plan =
    entry.kind === "markdown"
      ? planEntryMove({ ...subject, entry }, destination, content, redirect)
      : planRecordMove({ ...subject, entry }, destination, content);
  return { newName, plan };
}

function refuseTaken(
  newName: string,
  subject: Subject,
  { compiled, folders }: SearchableContent,
): void {
  if (newName === subject.name)
    throw new AppError("same-name", `${newName} already has that name.`);
  const { entries, records } = compiled.folder;
  const taken = [...entries, ...records].find(
    (entry) => entryKey(entry) === newName,
  );
  if (taken !== undefined)
    throw new AppError(
      "exists",
      `${newName} already exists: ${folders.show(taken.file)}.`,
      { hint: "Choose another name, or remove that one first." },
    );
}

/**
 * Resources name a post or a guide by its slug alone, and the guide wins. A post and a guide with the same slug would
 * silently change where such a resource leads.
 */
function refuseTwin(
  { collection, slug }: Destination,
  moved: MarkdownEntry | RecordEntry,
  { compiled, folders }: SearchableContent,
): void {
  if (collection !== "blog" && collection !== "guides") return;
  const other = collection === "blog" ? "guides" : "blog";
  const { entries, records } = compiled.folder;
  const namesake = entries.find(
    (entry) =>
      entry !== moved && entry.collection === other && entry.slug === slug,
  );
  const namesPage = records.some(
    (record) =>
      record.collection === "resources" &&
      valueAt(record.raw, ["slug"]) !== undefined,
  );
  if (namesake === undefined || !namesPage) return;
  throw new AppError(
    "ambiguous-slug",
    `${folders.show(namesake.file)} has this slug, and resources find posts and guides by slug alone.`,
    { hint: "Choose another slug." },
  );
}

/** @throws AppError when the source is a symbolic link, or the target already exists */
async function refuseBadMove(
  { from, to }: { from: string; to: string },
  { folders }: SearchableContent,
): Promise<void> {
  const show = (path: string) =>
    path.startsWith(folders.contentDir)
      ? folders.show(path.slice(folders.contentDir.length + 1))
      : path;
  const source = await lstat(from);
  if (source.isSymbolicLink())
    throw new AppError(
      "symbolic-link",
      `${show(from)} is a symbolic link: move its target, or remove the link.`,
    );
  const target = await lstat(to).catch(() => undefined);
  if (target === undefined || (await isSameFile(from, to))) return;
  throw new AppError("exists", `${show(to)} already exists.`, {
    hint: "Choose another name, or remove that one first.",
  });
}
