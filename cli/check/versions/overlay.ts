import { createHash } from "node:crypto";
import { devNull } from "node:os";
import { join, relative, sep } from "node:path";
import type { ContentFile } from "../../model/content-file.ts";
import type { CompileOptions } from "../../compile/compile-content.ts";
import { readFolder, type ReadFolder } from "../../compile/list-files.ts";
import { listPublic } from "../../compile/list-public.ts";
import { readBlobs } from "./read-blobs.ts";
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
  const texts = [...version.restored].flatMap(([path, { oid }]) => {
    const file = pathInside(content, path);
    return file !== undefined && isText(file) ? [oid] : [];
  });
  const blobs = await readBlobs(git, texts);
  const unsaved = [...version.restored].flatMap(([path, { oid }]) => {
    const file = pathInside(content, path);
    if (file === undefined) return [];
    const bytes = blobs.get(oid);
    return [
      bytes === undefined
        ? createFile(file, devNull, Buffer.alloc(0))
        : createFile(file, join(content.absolute, file), bytes),
    ];
  });
  return {
    unsaved,
    readFolder: hideFiles(content, version),
    publicFiles: await listStatics(publicDirs, statics, version),
  };
}

function createFile(
  path: string,
  absolutePath: string,
  bytes: Buffer,
): ContentFile {
  const digest = createHash("sha256").update(bytes).digest("hex");
  return { path, absolutePath, bytes, digest };
}

function isText(file: string): boolean {
  return /\.(?:md|yaml)$/iu.test(file);
}

function hideFiles(content: TrackedFolder, { hidden }: Version): ReadFolder {
  return async (folder) => {
    const items = await readFolder(folder);
    const steps = relative(content.absolute, folder).split(sep);
    const prefix = [content.inside, ...steps].filter(Boolean).join("/");
    return items.filter(
      ({ name }) => !hidden.has(prefix === "" ? name : `${prefix}/${name}`),
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
    if (folder !== undefined) {
      const below = (path: string) => pathInside(folder, path);
      for (const path of hidden) files.delete(`/${below(path) ?? ""}`);
      for (const [path, { isLink }] of restored) {
        const file = below(path);
        const name = `/${file ?? ""}`;
        if (file !== undefined && !isLink && !files.has(name))
          files.set(name, devNull);
      }
    }
    for (const [name, path] of files) if (!all.has(name)) all.set(name, path);
  }
  return all;
}
