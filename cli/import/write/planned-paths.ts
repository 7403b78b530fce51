import { join } from "node:path";
import type { PlannedFile } from "../check-entries.ts";

/** Where a planned file goes: an entry with files of its own is one folder, which is written as a whole. */
export interface PlannedPath {
  /** Absolute path of the file, or of the folder that it is part of. */
  target: string;
  /** The folder below the content folder. */
  bundle?: string;
  /** A list of records, which grows. */
  isList: boolean;
}

export function pathOf(
  { path }: PlannedFile,
  contentDir: string,
  publicDir: string,
): PlannedPath {
  if (path.startsWith("/"))
    return { target: join(publicDir, path), isList: false };
  const [collection = "", name = "", ...rest] = path.split("/");
  if (rest.length === 0)
    return { target: join(contentDir, path), isList: name === "" };
  const bundle = `${collection}/${name}`;
  return { target: join(contentDir, bundle), bundle, isList: false };
}
