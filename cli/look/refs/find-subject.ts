import { resolve } from "node:path";
import { AppError } from "../../app-error.ts";
import { pathInside } from "../../folders.ts";
import { findEntry } from "../list/find-entry.ts";
import type { CompiledFolder } from "../../model/compiled-folder.ts";
import { isShownFile } from "../../model/own-files.ts";
import { sitePaths } from "../../model/site-pages.ts";
import { suggestWord } from "../../rules/nearest-word.ts";
import { publicPath } from "./find-image.ts";
import { subjectOfEntry, subjectOfImage, type Subject } from "./subject.ts";

export interface SubjectSearch {
  compiled: { folder: CompiledFolder };
  folders: { contentDir: string; publicDirs: readonly string[] };
  cwd: string;
}

/**
 * The subject with a name: an entry, by any name that `findEntry` accepts; an image or another static file, by its
 * path or address; or a page of the site, by its address.
 * @throws AppError when the name matches nothing, or more than one thing
 */
export function findSubject(name: string, search: SubjectSearch): Subject {
  const { folder } = search.compiled;
  const { contentDir } = search.folders;
  const wanted = name.trim();
  const file = findStaticFile(wanted, search);
  if (file !== undefined) return file;
  if (isShownFile(wanted)) throw unknownImage(name, folder);
  try {
    const { cwd } = search;
    return subjectOfEntry(findEntry(name, { folder, contentDir, cwd }));
  } catch (error) {
    const page = wanted.replace(/(?<=.)\/+$/, "");
    const isUnknown =
      error instanceof AppError && error.code === "unknown-entry";
    if (!isUnknown || !sitePaths.includes(page)) throw error;
    return { name: page, addresses: [page] };
  }
}

function findStaticFile(
  wanted: string,
  { compiled: { folder }, cwd, folders }: SubjectSearch,
): Subject | undefined {
  const { contentDir, publicDirs } = folders;
  const inPublic = (path: string) =>
    subjectOfImage({ path, absolutePath: publicPath(path, publicDirs) });
  if (folder.publicFiles.has(wanted)) return inPublic(wanted);
  for (const path of [resolve(cwd, wanted), resolve(contentDir, wanted)]) {
    const inside = pathInside(contentDir, path);
    const image = folder.images.find((known) => known.path === inside);
    if (image !== undefined) return subjectOfImage(image);
    for (const publicDir of publicDirs) {
      const address = `/${pathInside(publicDir, path) ?? ""}`;
      if (folder.publicFiles.has(address)) return inPublic(address);
    }
  }
  return undefined;
}

function unknownImage(name: string, folder: CompiledFolder): AppError {
  const known = [
    ...folder.publicFiles,
    ...folder.images.flatMap(({ path }) => [path, `content/${path}`]),
  ];
  const meant = suggestWord(name, known);
  return new AppError("unknown-entry", `There is no image "${name}".${meant}`, {
    hint: "Name it by its file or its address, such as /images/a.svg.",
  });
}
