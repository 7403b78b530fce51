import { dirname, extname, join, posix, resolve } from "node:path";
import { AppError } from "../../app-error.ts";
import { pathInside } from "../../folders.ts";
import type { SearchableContent } from "../../look/refs/open-searchable.ts";
import { createEditList, type ChangePlan } from "./plan.ts";
import { repointAll } from "./repoint.ts";
import type { ImageSubject, Subject } from "../../look/refs/subject.ts";

/**
 * The plan for renaming an image: its file and every path that shows it. It keeps its extension and stays in public/ or
 * in the content folder.
 * @param name the new file name, its new address, or its new path
 */
export function planImageMove(
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
