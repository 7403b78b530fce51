import { join, posix } from "node:path";
import { collections, entryPath, entrySlug } from "#schema";
import { AppError } from "../../app-error.ts";
import type { MarkdownEntry } from "../../model/entry.ts";
import { editAliases } from "./edit-aliases.ts";
import { replaceWritten } from "./edit-scalar.ts";
import type { OpenContent } from "../../look/open-content.ts";
import type { Destination } from "./parse-destination.ts";
import { createEditList, type ChangePlan, type FileMove } from "./plan.ts";
import { repointAll } from "./repoint.ts";
import { subjectOfImage, type Subject } from "../../look/refs/subject.ts";

/**
 * What moving a Markdown entry takes: its file or folder, its own `slug`, whatever points to it or to an image in its
 * folder, and its former address among its aliases.
 * @param redirect whether the former address leads on; undefined for the usual: unless it is a draft
 */
export function planEntryMove(
  subject: Subject & { entry: MarkdownEntry },
  to: Destination,
  content: OpenContent,
  redirect: boolean | undefined,
): ChangePlan {
  const { entry } = subject;
  const { contentDir } = content.folders;
  const { edits, add } = createEditList();
  const file = fileFor(entry, to);
  const oldPath = entry.path;
  const newPath = pathFor(entry, to);
  const notes: string[] = [];

  const { raw } = entry;
  const isWritten = typeof raw === "object" && raw !== null && "slug" in raw;
  if (isWritten && entry.slug !== to.slug) {
    const range = entry.yaml.rangeOf(["slug"]);
    add(entry.file, replaceWritten(entry.source.text, range, to.slug));
  }
  const places = repointAll(
    content.finder.find(subject),
    { address: newPath, id: to.slug },
    add,
  );
  const moves: FileMove[] = [];
  if (file !== entry.file) {
    const [from, target] = isFolder(entry.file)
      ? [posix.dirname(entry.file), posix.dirname(file)]
      : [entry.file, file];
    moves.push({ from: join(contentDir, from), to: join(contentDir, target) });
    places.push(...moveImages(from, target));
  }

  const keeps = redirect ?? entry.common.draft !== true;
  const isHome = collections[to.collection].kind === "markdown";
  if (!isHome)
    throw new AppError(
      "other-collection",
      `${to.collection} holds no Markdown, so an entry of ${entry.collection} cannot move there.`,
    );
  // The site leads upper case to lower case by itself.
  const isOther = oldPath.toLowerCase() !== newPath;
  const aliases = { add: keeps && isOther ? [oldPath] : [], remove: newPath };
  if (oldPath !== newPath)
    for (const edit of editAliases(entry, aliases)) add(entry.file, edit);
  if (!keeps && entry.common.draft)
    notes.push(
      "It is a draft, so its former address is not kept; --redirect keeps it.",
    );
  else if (!keeps) notes.push(`${oldPath} will lead nowhere.`);
  const leads = keeps ? { redirect: { from: oldPath, to: newPath } } : {};
  return { edits, moves, removals: [], places, notes, ...leads };

  /** Images go with a folder; beside a single file, those that it shows go with it to another collection. */
  function moveImages(from: string, target: string) {
    const { images } = content.compiled.folder;
    const own = images.filter(({ path }) => {
      if (isFolder(entry.file)) return path.startsWith(`${from}/`);
      const isBeside = posix.dirname(path) === posix.dirname(from);
      return isBeside && to.collection !== entry.collection;
    });
    return own.flatMap((image) => {
      const found = content.finder.find(subjectOfImage(image));
      const others = found.filter((place) => place.entry !== entry);
      if (isFolder(entry.file)) {
        const path = target + image.path.slice(from.length);
        return repointAll(others, { image: path }, add);
      }
      if (found.length === 0 || others.length > 0) return [];
      const path = `${to.collection}/${posix.basename(image.path)}`;
      moves.push({
        from: image.absolutePath,
        to: join(contentDir, path),
      });
      return [];
    });
  }
}

export function isFolder(file: string): boolean {
  return file.endsWith("/index.md");
}

/** Where the entry's file goes: one that was not named after the slug keeps its name. */
function fileFor(entry: MarkdownEntry, to: Destination): string {
  const { collection, file, slug } = entry;
  const inside = file.slice(collection.length + 1);
  const name =
    entrySlug(inside) === slug
      ? `${to.slug}${isFolder(file) ? "/index.md" : ".md"}`
      : inside;
  return `${to.collection}/${name}`;
}

function pathFor(
  { raw }: MarkdownEntry,
  { collection, slug }: Destination,
): string {
  const kind =
    typeof raw === "object" && raw !== null && "kind" in raw
      ? raw.kind
      : undefined;
  return entryPath(collection, slug, { kind }) ?? `/${slug}`;
}
