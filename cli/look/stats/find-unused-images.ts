import { posix } from "node:path";
import { decodePath } from "../../model/decode-address.ts";
import type { LinkGraph } from "../refs/link-graph.ts";
import type { CompiledFolder } from "../../model/compiled-folder.ts";

export interface ImageStats {
  /** Image files in the content folder, and in those folders of public/ that entries take images from. */
  files: number;
  /** Those among them that no entry shows: of the content folder by their path in it, of public/ by their address. */
  unused: string[];
}

const IMAGE = /\.(?:svg|png|jpe?g|webp|avif|gif)$/iu;

export function findUnusedImages(
  { entries, images, publicFiles, records, settings }: CompiledFolder,
  graph: LinkGraph,
): ImageStats {
  const used = new Set<string>();
  for (const entry of [...entries, ...records, ...settings])
    for (const { kind, target } of graph.from(entry)) {
      if (kind === "placeholder" || kind === "reference") continue;
      const path = decodePath(target.replace(/[?#].*$/su, ""));
      if (!IMAGE.test(path)) continue;
      used.add(
        path.startsWith("/")
          ? path
          : posix.join(posix.dirname(entry.file), path),
      );
    }
  // Pages of the site show files of public/ too: only folders that entries share are judged.
  const shared = new Set(
    [...used].filter((path) => path.startsWith("/")).map(posix.dirname),
  );
  const files = [
    ...images.map(({ path }) => path),
    ...[...publicFiles].filter(
      (path) => IMAGE.test(path) && shared.has(posix.dirname(path)),
    ),
  ];
  return {
    files: files.length,
    unused: files.filter((file) => !used.has(file)).toSorted(),
  };
}
