import { lstat } from "node:fs/promises";
import { AppError } from "../../app-error.ts";
import type { MarkdownEntry, RecordEntry } from "../../model/entry.ts";
import { slugStyleOf } from "../../model/slug.ts";
import { valueAt } from "../../model/value-at.ts";
import { entryKey } from "../../look/list/find-entry.ts";
import {
  isSameFile,
  type ChangePlan,
  type Task,
  createEditList,
} from "./plan.ts";
import {
  findSubject,
  type Subject,
  type ImageSubject,
} from "../../look/refs/subject.ts";
import type { SearchableContent } from "../../look/refs/find-places.ts";
import { parseDestination, type Destination } from "./parse-destination.ts";
import { planEntryMove } from "./plan-entry-move.ts";
import { join, dirname, extname, posix, resolve } from "node:path";
import { collections, entryPath, type Collection } from "#schema";
import { replaceScalar } from "../../rules/edit/edit-yaml-list.ts";
import { repointAll } from "./repoint.ts";
import { pathInside } from "../../folders.ts";

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
  const destination = parseDestination(to, entry, {
    ...folders,
    cwd,
    style: slugStyleOf(content.compiled.folder.settings),
  });
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

/** The plan for changing the id of a record: its file or the id in it, and every reference, placeholder and link. */
function planRecordMove(
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

/**
 * The plan for renaming an image: its file and every path that shows it. It keeps its extension and stays in public/ or
 * in the content folder.
 * @param name the new file name, its new address, or its new path
 */
function planImageMove(
  subject: Subject & { image: ImageSubject },
  name: string,
  { cwd, finder, folders }: SearchableContent,
): ChangePlan {
  const { image } = subject;
  const isPublic = image.path.startsWith("/");
  const root = isPublic
    ? image.absolutePath.slice(0, -image.path.length)
    : folders.contentDir;
  const to = destination();
  const inside = pathInside(root, to);
  if (inside === undefined)
    throw new AppError(
      "path-outside",
      `"${name}" is not in ${isPublic ? "public/" : "the content folder"}, where the image is.`,
    );
  if (extname(to).toLowerCase() !== extname(image.path).toLowerCase())
    throw new AppError(
      "other-extension",
      `"${name}" does not end in ${extname(image.path)}, but moving an image does not convert it.`,
    );
  if (!/^[\w./@+-]+$/.test(inside))
    throw new AppError(
      "bad-name",
      `"${name}" contains characters that must be escaped in an address.`,
      { hint: "Use letters, digits, hyphens and dots." },
    );
  const path = `${isPublic ? "/" : ""}${inside}`;
  const { edits, add } = createEditList();
  const places = repointAll(finder.find(subject), { image: path }, add);
  const notes = isPublic
    ? [
        `${image.path} will lead nowhere: static files keep no former addresses.`,
      ]
    : [];
  const moves = [{ from: image.absolutePath, to }];
  return { edits, moves, removals: [], places, notes };

  function destination(): string {
    if (!name.includes("/")) return join(dirname(image.absolutePath), name);
    if (isPublic && name.startsWith("/"))
      return join(root, posix.normalize(name));
    return resolve(cwd, name);
  }
}
