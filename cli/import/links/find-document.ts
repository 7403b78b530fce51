import { posix } from "node:path";
import { decodeAddress } from "../../model/decode-address.ts";
import type { ForeignDocument, ForeignSite } from "../dialects/dialect.ts";

export type DocumentFinder = ReturnType<typeof createFinder>;

/** Finds the document that an address, a path or a reference of another one means. */
export function createFinder(documents: ForeignDocument[], site: ForeignSite) {
  const { base, folder: root, sources } = site;
  const byAddress = new Map<string, ForeignDocument>();
  /** By their paths and each end of these; none for an end that several share. */
  const byPath = new Map<string, ForeignDocument | undefined>();
  /** By the names that they have themselves; none for one that several have. */
  const bySlug = new Map<string, ForeignDocument | undefined>();
  for (const document of documents) {
    const slug = document.placed.slug.toLowerCase();
    bySlug.set(slug, bySlug.has(slug) ? undefined : document);
    const { address, aliases, path } = document;
    for (const each of [address ?? [], ...aliases].flat()) {
      const key = addressKey(each, base);
      byAddress.set(key, byAddress.get(key) ?? document);
    }
    const steps = pathKey(`/${path}`).split("/");
    for (const from of steps.keys()) {
      const end = steps.slice(from).join("/");
      byPath.set(end, byPath.has(end) ? undefined : document);
    }
  }
  const folders = [root, ...sources.map(({ folder }) => folder), ""];
  const byFile = (path: string, from: ForeignDocument) => {
    const near = path.startsWith("/") ? [] : [posix.dirname(from.path)];
    return [...near, ...folders]
      .map((folder) => pathKey(posix.join("/", folder, path)))
      .map((key) => byPath.get(key))
      .find(Boolean);
  };
  /** The path from the root of what a reference such as `{% post_url %}` or `ref` names: it may be the end of a path. */
  const refer = (target: string, from: ForeignDocument): string => {
    const [path = "", hash] = target.split("#", 2);
    const bare = path.replace(/^[./]+/u, "");
    const found = byFile(bare, from) ?? byPath.get(pathKey(bare));
    const there = found ? `/${found.path}` : path;
    return encodeURI(hash === undefined ? there : `${there}#${hash}`);
  };
  /** The one text that a path from the root can mean, where nobody knows the address of that. */
  const byEnd = (path: string) => {
    if (!path.startsWith("/")) return undefined;
    const steps = addressKey(path, base).split("/").slice(1);
    const ends = steps.map((_, at) => byPath.get(steps.slice(at).join("/")));
    const found = ends.find(Boolean) ?? bySlug.get(steps.at(-1) ?? "");
    return found?.isAddressKnown ? undefined : found;
  };
  const byLink = (target: string, from: ForeignDocument) => {
    const { address = "/" } = from;
    const path = decodeAddress(target);
    const folder = address.endsWith("/") ? address : posix.dirname(address);
    const page = [folder, address]
      .map((each) => (path.startsWith("/") ? path : posix.join(each, path)))
      .map((each) => byAddress.get(addressKey(each, base)))
      .find(Boolean);
    const isFile = /\.(?:md|mdx|markdown)$/iu.test(path);
    if (path.startsWith("/") && !isFile && page) return page;
    return byFile(path, from) ?? page ?? byEnd(path);
  };
  return { byLink, refer };
}

/** Two addresses with the same key lead to the same page. */
function addressKey(address: string, base: string): string {
  const path = decodeAddress(address.replace(/[?#].*$/u, ""));
  const isBased = base && `${path}/`.startsWith(`${base}/`);
  const key = posix.join("/", isBased ? path.slice(base.length) : path);
  return key.toLowerCase().replace(/(?:\/index)?(?:\.html?)?\/*$/u, "");
}

/** Two paths with the same key are one text, with or without its ending. */
function pathKey(path: string): string {
  const bare = path.toLowerCase().replace(/\.(?:mdx?|markdown|html?)$/u, "");
  return bare.replace(/(?:^|\/)(?:_?index|readme)$|\/+$/u, "");
}
