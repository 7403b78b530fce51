import { lstat } from "node:fs/promises";
import { AppError } from "../../app-error.ts";
import type { MarkdownEntry, RecordEntry } from "../../model/entry.ts";
import { isSameFile } from "./apply-plan.ts";
import { findSubject } from "../../look/refs/find-subject.ts";
import type { OpenContent } from "../../look/refs/open-content.ts";
import { parseDestination, type Destination } from "./parse-destination.ts";
import { planEntryMove } from "./plan-entry-move.ts";
import { planImageMove } from "./plan-image-move.ts";
import { planRecordMove } from "./plan-record-move.ts";
import type { ChangePlan } from "./plan.ts";
import type { Subject } from "../../look/refs/subject.ts";

export interface MovePlan {
  subject: Subject;
  /** The name it gets, as a person would give it. */
  newName: string;
  plan: ChangePlan;
}

/**
 * What a move takes, whatever is moved.
 * @throws AppError when there is no such thing, or it cannot have that name
 */
export async function planMove(
  name: string,
  to: string,
  content: OpenContent,
  redirect: boolean | undefined,
): Promise<MovePlan> {
  const { compiled, cwd, folders } = content;
  const { folder } = compiled;
  const subject = findSubject(name, { ...folders, folder, cwd });
  const found = plan();
  for (const move of found.plan.moves) await refuseBadMove(move, content);
  return found;

  function plan(): MovePlan {
    const { entry, image } = subject;
    if (image) {
      const planned = planImageMove({ ...subject, image }, to, content);
      return { subject, newName: to, plan: planned };
    }
    if (entry === undefined || entry.kind === "settings")
      throw new AppError(
        "not-movable",
        `${subject.name} is ${entry ? "a settings file" : "a page of the site's own"}: it has no slug of its own.`,
      );
    const destination = parseDestination(to, entry, { ...folders, cwd });
    const newName = `${destination.collection}/${destination.slug}`;
    refuseTaken(newName, subject, content);
    refuseTwin(destination, entry, content);
    const planned =
      entry.kind === "markdown"
        ? planEntryMove({ ...subject, entry }, destination, content, redirect)
        : planRecordMove({ ...subject, entry }, destination, content);
    return { subject, newName, plan: planned };
  }
}

function refuseTaken(
  newName: string,
  subject: Subject,
  { compiled, folders }: OpenContent,
): void {
  if (newName === subject.name)
    throw new AppError("same-name", `${newName} is its name already.`);
  const { entries, records } = compiled.folder;
  const taken = [
    ...entries.map(({ collection, file, slug }) => {
      return { key: `${collection}/${slug}`, file };
    }),
    ...records.map(({ collection, file, id }) => {
      return { key: `${collection}/${id}`, file };
    }),
  ].find(({ key }) => key === newName);
  if (taken !== undefined)
    throw new AppError(
      "exists",
      `There is a ${newName} already: ${folders.show(taken.file)}.`,
      { hint: "Choose another name, or remove that one first." },
    );
}

/**
 * Resources name a post or a guide by its slug alone, the guide first: with a post and a guide of one slug, they would
 * lead to the other page without anybody saying so.
 */
function refuseTwin(
  { collection, slug }: Destination,
  moved: MarkdownEntry | RecordEntry,
  { compiled, folders }: OpenContent,
): void {
  if (collection !== "blog" && collection !== "guides") return;
  const other = collection === "blog" ? "guides" : "blog";
  const { entries, records } = compiled.folder;
  const twin = entries.find(
    (entry) =>
      entry !== moved && entry.collection === other && entry.slug === slug,
  );
  if (twin === undefined || !records.some((entry) => namesPage(entry))) return;
  throw new AppError(
    "ambiguous-slug",
    `${folders.show(twin.file)} has this slug, and resources tell posts and guides apart by their slugs alone.`,
    { hint: "Choose another slug." },
  );
}

function namesPage({ collection, raw }: RecordEntry): boolean {
  const isObject = typeof raw === "object" && raw !== null;
  return collection === "resources" && isObject && "slug" in raw;
}

/** @throws AppError when the source is a symbolic link, or something lies at the target already */
async function refuseBadMove(
  { from, to }: { from: string; to: string },
  { folders }: OpenContent,
): Promise<void> {
  const show = (path: string) =>
    path.startsWith(folders.contentDir)
      ? folders.show(path.slice(folders.contentDir.length + 1))
      : path;
  const source = await lstat(from);
  if (source.isSymbolicLink())
    throw new AppError(
      "symbolic-link",
      `${show(from)} is a symbolic link: move what it leads to, or remove it.`,
    );
  const target = await lstat(to).catch(() => undefined);
  if (target === undefined || (await isSameFile(from, to))) return;
  throw new AppError("exists", `${show(to)} is there already.`, {
    hint: "Choose another name, or remove that one first.",
  });
}
