import { posix } from "node:path";
import type { MarkdownEntry, RecordEntry } from "../../model/entry.ts";
import { findOutsideUses, type WorkTree } from "./work-tree.ts";
import { isFolder } from "./plan-entry-move.ts";
import type { SearchableContent } from "../../look/refs/find-places.ts";
import {
  findImage,
  subjectOfImage,
  type ImageSubject,
} from "../../look/refs/subject.ts";

export interface UnusedImages {
  /** Absolute paths of images that nothing else shows. */
  paths: string[];
  /** Why other images stay, in whole sentences. */
  notes: string[];
}

/**
 * The images that only this entry shows. The code of the site may use images in public/ as well, so they count only if
 * git finds their address nowhere else.
 */
export async function findUnusedImages(
  entry: MarkdownEntry | RecordEntry,
  content: SearchableContent,
  workTree: WorkTree | undefined,
): Promise<UnusedImages> {
  const { compiled, finder, folders } = content;
  const { folder } = compiled;
  const found: UnusedImages = { paths: [], notes: [] };
  const isOwnFolder = entry.kind === "markdown" && isFolder(entry.file);
  const own = `${posix.dirname(entry.file)}/`;
  for (const image of shownImages()) {
    // Images in the entry's own folder are removed with it.
    if (isOwnFolder && image.path.startsWith(own)) continue;
    const places = finder.find(subjectOfImage(image));
    if (places.some((place) => place.entry !== entry)) continue;
    if (!image.path.startsWith("/")) {
      found.paths.push(image.absolutePath);
      continue;
    }
    const [other] = await findOutsideUses(image.path, content, workTree);
    if (workTree !== undefined && other === undefined)
      found.paths.push(image.absolutePath);
    else
      found.notes.push(
        other
          ? `${image.path} stays, because ${other} uses it.`
          : `${image.path} stays, because the site's code may use it: only git could tell.`,
      );
  }
  return found;

  function shownImages(): ImageSubject[] {
    const written = [
      ...(entry.kind === "markdown"
        ? entry.body.images.map(({ target }) => target)
        : []),
      ...entry.meanings
        .filter(({ meaning }) => meaning.kind === "image")
        .map(({ value }) => value),
    ];
    return [...new Set(written)].flatMap(
      (src) => findImage(src, entry.file, folder, folders.publicDirs) ?? [],
    );
  }
}
