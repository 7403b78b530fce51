import { posix } from "node:path";
import { decodePath } from "../model/decode-address.ts";
import type { FolderContext } from "../model/compiled-folder.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { createFileDiagnostic } from "./create-diagnostic.ts";
import { eachShownImage } from "./shown-images.ts";

/** Images of the content folder that nothing shows. */
export function checkOrphans({ folder }: FolderContext): Diagnostic[] {
  if (folder.images.length === 0) return [];
  const used = new Set<string>();
  eachShownImage(folder, ({ entry, src }) => {
    if (!src.startsWith("/"))
      used.add(posix.join(posix.dirname(entry.file), decodePath(src)));
  });
  // A file that could not be read may well show what lies beside it.
  const unsure = new Set(folder.unread.map((file) => posix.dirname(file)));
  return folder.images.flatMap(({ path }) => {
    if (used.has(path) || unsure.has(posix.dirname(path))) return [];
    const message = `Nothing shows the image \`${posix.basename(path)}\`.`;
    return [createFileDiagnostic("asset/orphan", path, message)];
  });
}
