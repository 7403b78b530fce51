import { join, posix } from "node:path";
import { isSeq } from "yaml";
import { AppError } from "../../app-error.ts";
import type { MarkdownEntry, RecordEntry } from "../../model/entry.ts";
import { editAliases } from "../../rules/edit/edit-aliases.ts";
import { removeRecord } from "../../rules/edit/edit-yaml-list.ts";
import type {
  MentionPlace,
  SearchableContent,
} from "../../look/refs/find-places.ts";
import { findOutsideUses, type WorkTree } from "./work-tree.ts";
import {
  findSubject,
  subjectOfImage,
  type ImageSubject,
  type Subject,
} from "../../look/refs/subject.ts";
import { findUnusedImages } from "./find-unused-images.ts";
import { toRefRow } from "../../look/refs/format-refs.ts";
import { isFolder } from "./plan-entry-move.ts";
import { createEditList, type ChangePlan, type Task } from "./plan.ts";
import {
  editPlaces,
  type AddEdit,
  type NewNames,
  redirectPlace,
} from "./repoint.ts";
import { openYaml } from "../../rules/edit/yaml-part.ts";

export interface RemovalOptions {
  /** The name of its replacement. */
  redirectTo?: string;
  /** False with `--no-redirect`: no redirect is added. */
  redirect: boolean;
  /** True to remove what git cannot restore, or an image that the site's code uses. */
  force?: true;
}

/**
 * The plan for removing something: its file, folder or record, the images that only it shows, and, if there is a
 * replacement, every pointer to it and its addresses.
 * @throws AppError when it does not exist, or something would still point to it
 */
export async function planRemoval(
  name: string,
  content: SearchableContent,
  workTree: WorkTree | undefined,
  options: RemovalOptions,
): Promise<Task> {
  const subject = findSubject(name, content);
  return {
    subject,
    plan: await planSubjectRemoval(subject, content, workTree, options),
    headline: `${subject.name} removed`,
    facts: { removed: subject.name, redirectTo: options.redirectTo },
    canLose: options.force === true,
  };
}

async function planSubjectRemoval(
  subject: Subject,
  content: SearchableContent,
  workTree: WorkTree | undefined,
  options: RemovalOptions,
): Promise<ChangePlan> {
  const { redirectTo } = options;
  const target =
    redirectTo === undefined ? undefined : findSubject(redirectTo, content);
  if (target) refuseUnlike(subject, target);
  const { edits, add } = createEditList();
  const places = redirectPlaces(subject, target, content, add);
  const plan = { edits, moves: [], places };
  const { entry, image } = subject;
  if (image) {
    if (!options.force) await refuseOutsideUses(image, content, workTree);
    return { ...plan, removals: [image.absolutePath], notes: [] };
  }
  if (entry === undefined || entry.kind === "settings")
    throw new AppError(
      "not-removable",
      `${subject.name} is ${entry ? "a settings file, which the site needs" : "a page of the site itself"}.`,
    );
  const images = await findUnusedImages(entry, content, workTree);
  const { contentDir } = content.folders;
  const removals = [...removeEntry(entry, contentDir, add), ...images.paths];
  const { notes, redirect } = keepAddresses(subject, target, options, add);
  const all = { ...plan, removals, notes: [...notes, ...images.notes] };
  return redirect ? { ...all, redirect } : all;
}

/**
 * Makes every place that points to the subject point to its replacement, and returns those places.
 * @throws AppError when a place cannot be changed
 */
function redirectPlaces(
  subject: Subject,
  target: Subject | undefined,
  content: SearchableContent,
  add: AddEdit,
): MentionPlace[] {
  const places = findPointers(subject, content);
  const edited = new Set(
    target &&
      editPlaces(
        places,
        (place) =>
          redirectPlace(place, namesFor(place, target), pageOf(target)),
        add,
      ),
  );
  const direct = places.filter(({ match }) => match.via === undefined);
  const left = direct.filter((place) => !edited.has(place));
  // A link to a former address follows the redirect, if there is one.
  const byFormer = target ? [] : places.filter(({ match }) => match.via);
  if (left.length + byFormer.length > 0)
    throw stillUsed(subject, [...left, ...byFormer], content);
  return direct;
}

/** Places outside of the entry that point to it, or to an image in its folder. */
function findPointers(
  subject: Subject,
  { compiled, finder }: SearchableContent,
): MentionPlace[] {
  const { entry } = subject;
  const folder =
    entry?.kind === "markdown" && isFolder(entry.file)
      ? `${posix.dirname(entry.file)}/`
      : undefined;
  const images = compiled.folder.images.filter(
    ({ path }) => folder !== undefined && path.startsWith(folder),
  );
  return [subject, ...images.map(subjectOfImage)]
    .flatMap((each) => finder.find(each))
    .filter((place) => place.entry !== entry);
}

async function refuseOutsideUses(
  { path }: ImageSubject,
  content: SearchableContent,
  workTree: WorkTree | undefined,
): Promise<void> {
  const users = await findOutsideUses(path, content, workTree);
  if (users.length === 0) return;
  throw new AppError(
    "still-used",
    `The site's code uses ${path} too, so it stays: ${users.slice(0, 6).join(", ")}.`,
    { hint: "Change that first, or add --force." },
  );
}

/** The paths to remove. A record in a list is removed by an edit instead. */
function removeEntry(
  entry: MarkdownEntry | RecordEntry,
  contentDir: string,
  add: AddEdit,
): string[] {
  const path = join(contentDir, entry.file);
  if (entry.kind === "markdown")
    return [isFolder(entry.file) ? join(path, "..") : path];
  const [index] = entry.base;
  if (typeof index !== "number") return [path];
  const part = openYaml(entry);
  const list = part.document.contents;
  if (isSeq(list)) add(entry.file, removeRecord(part, list, index));
  return [];
}

/** Adds the addresses of the removed subject to its replacement, and lists addresses that will lead nowhere. */
function keepAddresses(
  { addresses, entry }: Subject,
  target: Subject | undefined,
  options: RemovalOptions,
  add: AddEdit,
): Pick<ChangePlan, "notes" | "redirect"> {
  const [path] = addresses;
  if (path === undefined) return { notes: [] };
  const nowhere = `${path} will lead nowhere`;
  if (entry?.kind !== "markdown") return { notes: [`${nowhere}.`] };
  if (entry.common.draft) return { notes: [] };
  if (!options.redirect) return { notes: [`${nowhere}.`] };
  if (target === undefined)
    return { notes: [`${nowhere}; --redirect-to names its replacement.`] };
  const page = pageOf(target);
  if (page === undefined)
    throw new AppError(
      "no-redirect",
      `${target.name} is not an entry, and only an entry can keep ${path} as a former address.`,
      { hint: "Name an entry, or add --no-redirect to only change the links." },
    );
  for (const edit of editAliases(page, { add: addresses }))
    add(page.file, edit);
  return { notes: [], redirect: { from: path, to: page.path } };
}

function pageOf({ entry }: Subject): MarkdownEntry | undefined {
  return entry?.kind === "markdown" ? entry : undefined;
}

/** The new name for a place. A reference can only name what its field allows. */
function namesFor(
  { match, mention }: MentionPlace,
  { addresses: [address], image, reference }: Subject,
): NewNames {
  if (match.names === "address" && address !== undefined) return { address };
  if (match.names === "image" && image) return { image: image.path };
  const isOfResource = mention.field === "slug";
  const allowed = isOfResource ? ["blog", "guides"] : [mention.collection];
  if (match.names !== "id" || reference === undefined) return {};
  const fits =
    mention.collection === undefined || allowed.includes(reference.collection);
  return fits ? { id: reference.id } : {};
}

function refuseUnlike(subject: Subject, target: Subject): void {
  if (subject.name === target.name)
    throw new AppError("same-name", `${subject.name} cannot replace itself.`);
  const kind = kindOf(subject);
  const isAlike =
    kind === kindOf(target) || (kind === "page" && kindOf(target) === "path");
  if (isAlike) return;
  throw new AppError(
    "unlike",
    `${target.name} cannot replace ${subject.name}, because they are of different kinds.`,
  );
}

function kindOf({ entry, image }: Subject): string {
  if (image) return "image";
  if (entry === undefined) return "path";
  return entry.kind === "markdown" ? "page" : entry.collection;
}

const MAX_SHOWN = 20;

function stillUsed(
  { name }: Subject,
  places: readonly MentionPlace[],
  { folders }: SearchableContent,
): AppError {
  const lines = places.slice(0, MAX_SHOWN).map((place) => {
    const { column, file, kind, line } = toRefRow(place, folders.show);
    return `  ${file}:${line}:${column} ${kind}`;
  });
  const more = places.length - lines.length;
  if (more > 0) lines.push(`  and ${more} more`);
  const verb = places.length === 1 ? "place points" : "places point";
  return new AppError(
    "still-used",
    `${places.length} ${verb} to ${name}, so it stays.`,
    {
      hint: `${lines.join("\n")}\nChange them, or name a replacement with --redirect-to.`,
    },
  );
}
