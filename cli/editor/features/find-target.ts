import { posix } from "node:path";
import { addressesOf, pathOnSite } from "../../look/refs/link-graph.ts";
import { publicPath } from "../../look/refs/public-path.ts";
import type { Mention } from "../../look/refs/mention.ts";
import type { ImageSubject } from "../../look/refs/subject.ts";
import type { CompiledFolder } from "../../model/compiled-folder.ts";
import { decodeAddress } from "../../model/decode-address.ts";
import type { Entry } from "../../model/entry.ts";
import { sitePaths } from "../../model/site-pages.ts";
import { entryKey } from "../../look/list/find-entry.ts";
import type { Snapshot } from "../session/snapshot.ts";

/** The target of a link, a reference, a placeholder or an image path. */
export type Target =
  | { kind: "entry"; entry: Entry; anchor?: string }
  | { kind: "image"; image: ImageSubject }
  | { kind: "page"; path: string }
  | { kind: "elsewhere"; url: string };

/** The target of a mention in an entry. Undefined if it does not exist. */
export function findTarget(
  { collection, kind, target: { value } }: Mention,
  from: Entry,
  snapshot: Snapshot,
): Target | undefined {
  const { folder } = snapshot.compiled;
  if (kind === "reference" || kind === "placeholder") {
    const entry = indexOf(folder).byKey.get(`${collection}/${value}`);
    return entry && { kind: "entry", entry };
  }
  return (
    findImage(value, from.file, snapshot) ?? findPage(value, from, snapshot)
  );
}

/** The image for an address in a file. */
function findImage(
  value: string,
  file: string,
  { compiled: { folder }, folders }: Snapshot,
): Target | undefined {
  const path = decodeAddress(value);
  if (path.startsWith("/")) {
    if (!folder.publicFiles.has(path)) return undefined;
    const absolutePath = publicPath(path, folders.publicDirs);
    return { kind: "image", image: { path, absolutePath } };
  }
  const inside = posix.join(posix.dirname(file), path);
  const image = folder.images.find((known) => known.path === inside);
  return image && { kind: "image", image };
}

function findPage(
  value: string,
  from: Entry,
  { compiled: { folder }, hosts }: Snapshot,
): Target | undefined {
  const path = pathOnSite(value, hosts);
  if (path === undefined)
    return /^(?:https?:|mailto:)/iu.test(value)
      ? { kind: "elsewhere", url: value }
      : undefined;
  const entry = path === "" ? from : indexOf(folder).byAddress.get(path);
  const [, fragment = ""] = /#(.*)$/su.exec(value) ?? [];
  const anchor = fragment === "" ? {} : { anchor: decodeAddress(fragment) };
  if (entry !== undefined) return { kind: "entry", entry, ...anchor };
  return sitePaths.includes(path) ? { kind: "page", path } : undefined;
}

interface FolderIndex {
  byAddress: ReadonlyMap<string, Entry>;
  byKey: ReadonlyMap<string, Entry>;
}

const indexes = new WeakMap<CompiledFolder, FolderIndex>();

function indexOf(folder: CompiledFolder): FolderIndex {
  const known = indexes.get(folder);
  if (known !== undefined) return known;
  const all = [...folder.entries, ...folder.records];
  const index = {
    byAddress: addressesOf(folder),
    byKey: new Map(all.map((entry) => [entryKey(entry), entry])),
  };
  indexes.set(folder, index);
  return index;
}
