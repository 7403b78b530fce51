import { indexTargets, pathOnSite } from "../../look/refs/link-graph.ts";
import { findImage } from "../../look/refs/find-image.ts";
import type { Mention } from "../../look/refs/mention.ts";
import type { ImageSubject } from "../../look/refs/subject.ts";
import { decodeAddress } from "../../model/decode-address.ts";
import type { Entry } from "../../model/entry.ts";
import { sitePaths } from "../../model/site-pages.ts";
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
  const { compiled, folders } = snapshot;
  const { folder } = compiled;
  if (kind === "reference" || kind === "placeholder") {
    const entry = indexTargets(folder).byId.get(`${collection}/${value}`);
    return entry && { kind: "entry", entry };
  }
  const image = findImage(value, from.file, folder, folders.publicDirs);
  return image ? { kind: "image", image } : findPage(value, from, snapshot);
}

/** The entry, the page or the other site at an address in an entry. Undefined if it does not exist. */
export function findPage(
  value: string,
  from: Entry,
  { compiled: { folder }, hosts }: Snapshot,
): Target | undefined {
  const path = pathOnSite(value, hosts);
  if (path === undefined)
    return /^(?:https?:|mailto:)/iu.test(value)
      ? { kind: "elsewhere", url: value }
      : undefined;
  const entry = path === "" ? from : indexTargets(folder).byAddress.get(path);
  const [, fragment = ""] = /#(.*)$/su.exec(value) ?? [];
  const anchor = fragment === "" ? {} : { anchor: decodeAddress(fragment) };
  if (entry !== undefined) return { kind: "entry", entry, ...anchor };
  return sitePaths.includes(path) ? { kind: "page", path } : undefined;
}
