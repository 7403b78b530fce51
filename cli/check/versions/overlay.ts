import { hash } from "node:crypto";
import { devNull } from "node:os";
import { join } from "node:path";
import { relativePath } from "../../folders.ts";
import type { ContentFile } from "../../model/content-file.ts";
import type { CompileOptions } from "../../compile/compile-content.ts";
import {
  readFolder,
  type ReadFolder,
  listPublic,
} from "../../compile/list-files.ts";
import { readBlobs } from "./git.ts";
import {
  pathInside,
  type Repository,
  type TrackedFolder,
} from "./repository.ts";
import type { Version } from "./version.ts";

/** The options that make the compiler read a version instead of the work tree. */
export type Overlay = Pick<
  CompileOptions,
  "publicFiles" | "readFolder" | "unsaved"
>;

/**
 * Lays a version over the work tree without writing anything. Texts come from git. Images are empty, because nothing is
 * rendered.
 */
export async function createOverlay(
  { content, git, statics }: Repository,
  publicDirs: readonly string[],
  version: Version,
): Promise<Overlay> {
  const files = [...version.restored].flatMap(([path, { oid }]) => {
    const file = pathInside(content, path);
    return file === undefined ? [] : [{ path: file, oid }];
  });
  const texts = files.filter(({ path }) => /\.(?:md|yaml)$/iu.test(path));
  const blobs = await readBlobs(
    git,
    texts.map(({ oid }) => oid),
  );
  const unsaved = files.map(({ oid, path }): ContentFile => {
    const bytes = blobs.get(oid) ?? Buffer.alloc(0);
    const absolutePath = blobs.has(oid)
      ? join(content.absolute, path)
      : devNull;
    return { path, absolutePath, bytes, digest: hash("sha256", bytes) };
  });
  return {
    unsaved,
    readFolder: hideFiles(content, version),
    publicFiles: await listStatics(publicDirs, statics, version),
  };
}

function hideFiles(content: TrackedFolder, { hidden }: Version): ReadFolder {
  return async (folder) => {
    const items = await readFolder(folder);
    const steps = [content.inside, relativePath(content.absolute, folder)];
    return items.filter(
      ({ name }) => !hidden.has([...steps, name].filter(Boolean).join("/")),
    );
  };
}

/** Earlier folders win, as on the site. */
async function listStatics(
  publicDirs: readonly string[],
  statics: readonly TrackedFolder[],
  { hidden, restored }: Version,
): Promise<Map<string, string>> {
  const all = new Map<string, string>();
  for (const absolute of publicDirs) {
    const files = await listPublic([absolute]);
    const folder = statics.find((tracked) => tracked.absolute === absolute);
    for (const path of hidden)
      files.delete(`/${(folder && pathInside(folder, path)) ?? ""}`);
    for (const [path, { isLink }] of restored) {
      const file = folder && pathInside(folder, path);
      if (file === undefined || isLink || files.has(`/${file}`)) continue;
      files.set(`/${file}`, devNull);
    }
    for (const [name, path] of files) if (!all.has(name)) all.set(name, path);
  }
  return all;
}
