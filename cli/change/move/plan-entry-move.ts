import { join, posix } from "node:path";
import { collections, entryPath, entrySlug } from "#schema";
import { AppError } from "../../app-error.ts";
import type { MarkdownEntry } from "../../model/entry.ts";
import { makeIds } from "../../model/made-ids.ts";
import { fieldNamesOf, schemaOf } from "../../model/schema-parts.ts";
import type { TextEdit } from "../../model/source-text.ts";
import { valueAt } from "../../model/value-at.ts";
import { editAliases } from "../../rules/edit/edit-aliases.ts";
import { insertKey, replaceScalar } from "../../rules/edit/edit-yaml-list.ts";
import { openYaml } from "../../rules/edit/yaml-part.ts";
import { isSlugWritten, slugRange } from "../../rules/slug/slug-range.ts";
import type {
  SearchableContent,
  MentionPlace,
} from "../../look/refs/find-places.ts";
import type { Destination } from "./parse-destination.ts";
import { createEditList, type ChangePlan, type FileMove } from "./plan.ts";
import { repointAll, type AddEdit } from "./repoint.ts";
import { subjectOfImage, type Subject } from "../../look/refs/subject.ts";

/**
 * The plan for renaming a Markdown entry: its file or folder, its `slug`, everything that points to it or to an image
 * in its folder, and its former address among its aliases.
 * @param redirect whether to keep the former address; by default, unless the entry is a draft
 */
export function planEntryMove(
  subject: Subject & { entry: MarkdownEntry },
  to: Destination,
  content: SearchableContent,
  redirect: boolean | undefined,
): ChangePlan {
  const { entry } = subject;
  if (collections[to.collection].kind !== "markdown")
    throw new AppError(
      "other-collection",
      `${to.collection} has no Markdown entries, so an entry of ${entry.collection} cannot move there.`,
    );
  const { edits, add } = createEditList();
  if (isSlugWritten(entry) && entry.slug !== to.slug) {
    const { text } = entry.source;
    add(entry.file, replaceScalar(text, slugRange(entry), to.slug));
  }
  const id = makeIds(content.compiled.folder.entries).get(entry);
  const isShown = entry.common.draft !== true;
  if (id !== undefined && isShown && entry.slug !== to.slug)
    add(entry.file, writeId(entry, id));
  const kind = valueAt(entry.raw, ["kind"]);
  const newPath = entryPath(to.collection, to.slug, { kind }) ?? `/${to.slug}`;
  const places = repointAll(
    content.finder.find(subject),
    { address: newPath, id: to.slug },
    add,
  );
  const moved = moveFiles(entry, to, content, add);
  return {
    edits,
    moves: moved.moves,
    removals: [],
    places: [...places, ...moved.places],
    ...keepAddress(entry, newPath, redirect, add),
  };
}

/** Keeps the id that an entry has by its former slug: feeds know the entry by it. */
function writeId(entry: MarkdownEntry, id: number): TextEdit {
  const order = fieldNamesOf(schemaOf(collections[entry.collection]));
  return insertKey(openYaml(entry), "id", order, String(id));
}

/** Adds the former address to the aliases of the entry, and says where it leads. */
function keepAddress(
  entry: MarkdownEntry,
  newPath: string,
  redirect: boolean | undefined,
  add: AddEdit,
): Pick<ChangePlan, "notes" | "redirect"> {
  const { common, file, path: oldPath } = entry;
  const isDraft = common.draft === true;
  const isKept = redirect ?? !isDraft;
  // The site redirects upper case to lower case without an alias.
  const needsAlias = isKept && oldPath.toLowerCase() !== newPath;
  if (oldPath !== newPath) {
    const aliases = { add: needsAlias ? [oldPath] : [], remove: newPath };
    for (const edit of editAliases(entry, aliases)) add(file, edit);
  }
  if (isKept) return { notes: [], redirect: { from: oldPath, to: newPath } };
  return {
    notes: [
      isDraft
        ? "It is a draft, so its former address is not kept; --redirect keeps it."
        : `${oldPath} will lead nowhere.`,
    ],
  };
}

/** The moves of the entry's file or folder and of its images, and the places that show these images. */
function moveFiles(
  entry: MarkdownEntry,
  to: Destination,
  { compiled, finder, folders: { contentDir } }: SearchableContent,
  add: AddEdit,
): { moves: FileMove[]; places: MentionPlace[] } {
  const file = fileFor(entry, to);
  if (file === entry.file) return { moves: [], places: [] };
  const { images } = compiled.folder;
  const move = (from: string, target: string) => ({
    from: join(contentDir, from),
    to: join(contentDir, target),
  });
  const folder = posix.dirname(entry.file);
  if (isFolder(entry.file)) {
    const target = posix.dirname(file);
    const own = images.filter(({ path }) => path.startsWith(`${folder}/`));
    const places = own.flatMap((image) => {
      const others = finder
        .find(subjectOfImage(image))
        .filter((place) => place.entry !== entry);
      const path = target + image.path.slice(folder.length);
      return repointAll(others, { image: path }, add);
    });
    return { moves: [move(folder, target)], places };
  }
  // Images beside a single file move to another collection if only this entry shows them.
  const own = images.filter((image) => {
    const isBeside = posix.dirname(image.path) === folder;
    if (!isBeside || to.collection === entry.collection) return false;
    const places = finder.find(subjectOfImage(image));
    return places.length > 0 && places.every((place) => place.entry === entry);
  });
  const moves = own.map(({ path }) =>
    move(path, `${posix.dirname(file)}/${posix.basename(path)}`),
  );
  return { moves: [move(entry.file, file), ...moves], places: [] };
}

export function isFolder(file: string): boolean {
  return file.endsWith("/index.md");
}

/** The new path of the entry's file. A file that is not named after the slug keeps its name, and each its folder. */
function fileFor(entry: MarkdownEntry, to: Destination): string {
  const { collection, file, slug } = entry;
  const inside = file.slice(collection.length + 1);
  if (entrySlug(inside) !== slug) return `${to.collection}/${inside}`;
  const end = isFolder(file) ? "/index.md" : ".md";
  const folder = posix.dirname(inside.slice(0, -end.length));
  return posix.join(to.collection, to.folder ?? folder, to.slug + end);
}
