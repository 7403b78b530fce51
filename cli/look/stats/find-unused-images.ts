import { posix } from "node:path";
import { decodePath } from "../../model/decode-address.ts";
import type { LinkGraph } from "../refs/link-graph.ts";
import {
  allEntries,
  type CompiledFolder,
} from "../../model/compiled-folder.ts";
import { isShownFile } from "../../model/own-files.ts";

/** The images, videos and captions in the content folder, and in those folders of public/ that entries use. */
export function findUnusedImages(folder: CompiledFolder, graph: LinkGraph) {
  const used = new Set<string>();
  for (const entry of allEntries(folder))
    for (const { kind, target } of graph.from(entry)) {
      if (kind === "placeholder" || kind === "reference") continue;
      const path = decodePath(target.replace(/[?#].*$/su, ""));
      if (!isShownFile(path)) continue;
      used.add(
        path.startsWith("/")
          ? path
          : posix.join(posix.dirname(entry.file), path),
      );
    }
  // The site's own pages use files in public/ too, so only folders that entries use are checked.
  const shared = new Set(
    [...used].filter((path) => path.startsWith("/")).map(posix.dirname),
  );
  const files = [
    ...folder.images.map(({ path }) => path),
    ...[...folder.publicFiles].filter(
      (path) => isShownFile(path) && shared.has(posix.dirname(path)),
    ),
  ];
  return {
    files: files.length,
    /** Those that no entry shows: paths in the content folder, or addresses in public/. */
    unused: files.filter((file) => !used.has(file)).toSorted(),
  };
}
