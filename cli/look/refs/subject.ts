import type { CollectionName } from "#schema";
import type { Entry } from "../../model/entry.ts";
import { textAt } from "../../model/value-at.ts";
import { entryId, entryKey, pagesOf, findEntry } from "../list/find-entry.ts";
import { resolve, join, posix } from "node:path";
import { AppError } from "../../app-error.ts";
import { pathInside } from "../../folders.ts";
import type { CompiledFolder } from "../../model/compiled-folder.ts";
import { isShownFile } from "../../model/own-files.ts";
import { sitePaths } from "../../model/site-pages.ts";
import { suggestWord } from "../../rules/nearest-word.ts";
import { existsSync } from "node:fs";
import { decodePath } from "../../model/decode-address.ts";

/** Something that files can point to, with all its names. */
export interface Subject {
  /** The name in messages: `blog/a-post`, `/images/a.svg`. */
  name: string;
  entry?: Entry;
  /** Its paths on the site: the present one, then the former ones. */
  addresses: readonly string[];
  /** Its name in references and placeholders. */
  reference?: { collection: CollectionName; id: string };
  /** Its id as an anchor on a page: `/faq#an-id`. */
  fragment?: { path: string; id: string };
  /** Its id in the query of a page: `/contact-us?job=a-slug`. */
  query?: { path: string; parameter: string; id: string };
  image?: ImageSubject;
}

export interface ImageSubject {
  /** Relative to the content folder: `blog/a-post/a.svg`. With a leading slash in public/. */
  path: string;
  absolutePath: string;
}

/** An entry as a subject. */
export function subjectOfEntry(entry: Entry): Subject {
  const { collection } = entry;
  const id = entryId(entry);
  const subject = { name: entryKey(entry), entry };
  if (id === undefined) return { ...subject, addresses: [] };
  const reference = { collection, id };
  if (entry.kind === "markdown") {
    const { path } = entry;
    const aliases = entry.common.aliases ?? [];
    const addresses = [path, ...aliases.filter((alias) => alias !== path)];
    const query = { path: "/contact-us", parameter: "job", id };
    const isJob = collection === "jobs";
    return { ...subject, addresses, reference, ...(isJob && { query }) };
  }
  const addresses = pagesOf(entry);
  const path = textAt(entry.raw, "page") === "pricing" ? "/pricing" : "/faq";
  const fragment = { path, id };
  const isAnswer = collection === "faq";
  return { ...subject, addresses, reference, ...(isAnswer && { fragment }) };
}

export function subjectOfImage(image: ImageSubject): Subject {
  return { name: image.path, addresses: [], image };
}

interface SubjectSearch {
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

/** The image, or other static file, for an address in a file. Undefined if there is none. */
export function findImage(
  address: string,
  file: string,
  { images, publicFiles }: Pick<CompiledFolder, "images" | "publicFiles">,
  publicDirs: readonly string[],
): ImageSubject | undefined {
  const path = decodePath(address);
  if (!path.startsWith("/")) {
    const beside = posix.join(posix.dirname(file), path);
    return images.find((image) => image.path === beside);
  }
  if (!publicFiles.has(path)) return undefined;
  return { path, absolutePath: publicPath(path, publicDirs) };
}

/** The absolute path of a static file, in the first folder that has it. */
function publicPath(address: string, publicDirs: readonly string[]): string {
  const paths = publicDirs.map((folder) => join(folder, address));
  return paths.find((path) => existsSync(path)) ?? paths[0] ?? address;
}
