import { join, posix } from "node:path";
import { isSeq } from "yaml";
import { AppError } from "../../app-error.ts";
import type { MarkdownEntry, RecordEntry } from "../../model/entry.ts";
import { editAliases } from "./edit-aliases.ts";
import { removeRecord } from "./edit-record-list.ts";
import type { Place } from "../../look/refs/find-places.ts";
import { findOutsideUses } from "./find-outside-uses.ts";
import { findSubject } from "../../look/refs/find-subject.ts";
import { findUnusedImages } from "./find-unused-images.ts";
import { toRefRow } from "../../look/refs/format-refs.ts";
import type { OpenContent } from "../../look/refs/open-content.ts";
import { isFolder } from "./plan-entry-move.ts";
import { createEditList, type ChangePlan } from "./plan.ts";
import { editPlaces, type NewNames } from "./repoint.ts";
import { redirectPlace } from "./redirect-place.ts";
import { subjectOfImage, type Subject } from "../../look/refs/subject.ts";
import type { WorkTree } from "./work-tree.ts";
import { openYaml } from "./yaml-part.ts";

export interface RemovalOptions {
  /** What takes its place, as a person names it. */
  redirectTo?: string;
  /** False: its address need not lead anywhere. */
  redirect: boolean;
  /** True to remove an image that the code of the site names. */
  force?: true;
}

/**
 * What removing something takes: its file, folder or record, the images that only it shows, and, if something takes
 * its place, every pointer to it and its addresses.
 * @throws AppError when something points to it that would then point nowhere
 */
export async function planRemoval(
  subject: Subject,
  content: OpenContent,
  workTree: WorkTree | undefined,
  options: RemovalOptions,
): Promise<ChangePlan> {
  const { compiled, cwd, finder, folders } = content;
  const { folder } = compiled;
  const { entry, image } = subject;
  const places = pointingPlaces();
  const target =
    options.redirectTo === undefined
      ? undefined
      : findSubject(options.redirectTo, { ...folders, folder, cwd });
  if (target) refuseUnlike(subject, target);
  const { edits, add } = createEditList();
  const edited = editPlaces(
    places,
    (place) =>
      target && redirectPlace(place, namesFor(place, target), pageOf(target)),
    add,
  );
  const redirected = new Set(edited);
  const left = places.filter(
    (place) => !redirected.has(place) && place.match.via === undefined,
  );
  const byFormer = target ? [] : places.filter(({ match }) => match.via);
  if (left.length + byFormer.length > 0)
    throw stillUsed(subject, [...left, ...byFormer], content);
  const moved = places.filter(({ match }) => match.via === undefined);
  const plan = { edits, moves: [], places: moved };
  if (image) {
    const users = await findOutsideUses(image.path, content, workTree);
    if (users.length > 0 && options.force !== true)
      throw new AppError(
        "still-used",
        `The site shows ${image.path} too, so it stays: ${users.slice(0, 6).join(", ")}.`,
        { hint: "Change that first, or add --force." },
      );
    return { ...plan, removals: [image.absolutePath], notes: [] };
  }
  if (entry === undefined || entry.kind === "settings")
    throw new AppError(
      "not-removable",
      `${subject.name} is ${entry ? "a settings file, which the site needs" : "a page of the site's own"}.`,
    );
  const images = await findUnusedImages(entry, content, workTree);
  const removals = [...removeEntry(entry), ...images.paths];
  const { notes, redirect } = keepAddresses(entry);
  const all = { ...plan, removals, notes: [...notes, ...images.notes] };
  return redirect ? { ...all, redirect } : all;

  /** Places in what is removed point nowhere in a moment, so they do not count; those to images in its folder do. */
  function pointingPlaces(): Place[] {
    const inFolder =
      entry?.kind === "markdown" && isFolder(entry.file)
        ? folder.images.filter(({ path }) =>
            path.startsWith(`${posix.dirname(entry.file)}/`),
          )
        : [];
    return [subject, ...inFolder.map(subjectOfImage)]
      .flatMap((each) => finder.find(each))
      .filter((place) => place.entry !== entry);
  }

  function removeEntry(gone: MarkdownEntry | RecordEntry): string[] {
    const path = join(folders.contentDir, gone.file);
    if (gone.kind === "markdown")
      return [isFolder(gone.file) ? join(path, "..") : path];
    const [index] = gone.base;
    if (typeof index !== "number") return [path];
    const part = openYaml(gone);
    const list = part.document.contents;
    if (isSeq(list)) add(gone.file, removeRecord(part, list, index));
    return [];
  }

  function keepAddresses(
    gone: MarkdownEntry | RecordEntry,
  ): Pick<ChangePlan, "notes" | "redirect"> {
    const [path] = subject.addresses;
    if (path === undefined) return { notes: [] };
    const nowhere = { notes: [`${path} will lead nowhere.`] };
    if (gone.kind !== "markdown") return nowhere;
    if (gone.common.draft) return { notes: [] };
    const page = target && pageOf(target);
    if (!options.redirect) return nowhere;
    if (target === undefined)
      return {
        notes: [
          `${path} will lead nowhere; --redirect-to names what takes its place.`,
        ],
      };
    if (page === undefined)
      throw new AppError(
        "no-redirect",
        `${target.name} is no entry, and only an entry can keep ${path} as a former address.`,
        {
          hint: "Name an entry, or add --no-redirect to change the links alone.",
        },
      );
    const aliases = { add: subject.addresses };
    for (const edit of editAliases(page, aliases)) add(page.file, edit);
    return { notes: [], redirect: { from: path, to: page.path } };
  }
}

function pageOf({ entry }: Subject): MarkdownEntry | undefined {
  return entry?.kind === "markdown" ? entry : undefined;
}

/** What a place is to say instead; a reference can name only what its field allows. */
function namesFor(
  { match, mention }: Place,
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

/** @throws AppError unless one can stand where the other stood */
function refuseUnlike(subject: Subject, target: Subject): void {
  if (subject.name === target.name)
    throw new AppError("same-name", "Something cannot take its own place.");
  const kind = kindOf(subject);
  const isAlike =
    kind === kindOf(target) || (kind === "page" && kindOf(target) === "path");
  if (isAlike) return;
  throw new AppError(
    "unlike",
    `${target.name} cannot take the place of ${subject.name}: it is another kind of thing.`,
  );
}

function kindOf({ entry, image }: Subject): string {
  if (image) return "image";
  if (entry === undefined) return "path";
  return entry.kind === "markdown" ? "page" : entry.collection;
}

const MOST = 20;

function stillUsed(
  { name }: Subject,
  places: readonly Place[],
  { folders }: OpenContent,
): AppError {
  const lines = places.slice(0, MOST).map((place) => {
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
      hint: `${lines.join("\n")}\nChange them, or name what takes its place with --redirect-to.`,
    },
  );
}
