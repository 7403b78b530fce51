import { hash } from "node:crypto";
import type { Listing } from "../../model/compile-memory.ts";
import { stampOf } from "./file-stamps.ts";
import { listFiles, type ReadFolder } from "../list-files.ts";
import { listPublic } from "../list-public.ts";

interface ListedFolders {
  contentDir: string;
  publicDirs: readonly string[];
  publicFiles?: ReadonlyMap<string, string>;
  readFolder?: ReadFolder;
}

/** The files below the content folder and the static ones. @throws when the content folder cannot be read */
export async function listFolders({
  contentDir,
  publicDirs,
  publicFiles: given,
  readFolder,
}: ListedFolders): Promise<Listing> {
  const [found, publicFiles] = await Promise.all([
    listFiles(contentDir, readFolder),
    given ?? listPublic(publicDirs),
  ]);
  const others = (found.value ?? []).filter(({ path }) => !isText(path));
  const stamps = [
    ...[...publicFiles].map(([path, file]) => [path, stampOf(file)]),
    ...others.map((file) => [file.path, stampOf(file.absolutePath)]),
  ];
  const all = JSON.stringify([found.diagnostics, stamps]);
  return { found, publicFiles, digest: hash("sha256", all) };
}

/** True for a file that is compared by its bytes. All others are compared by their stamps. */
export function isText(path: string): boolean {
  return /\.(?:md|yaml)$/iu.test(path);
}
