import { posix } from "node:path";
import { decodeAddress } from "../../model/decode-address.ts";
import type { ForeignDocument, ForeignSite } from "../dialects/dialect.ts";

/** Finds the document that an address, a path or a reference of another one means. */
export interface DocumentFinder {
  byReference: (
    target: string,
    from: ForeignDocument,
  ) => ForeignDocument | undefined;
  byLink: (
    target: string,
    from: ForeignDocument,
  ) => ForeignDocument | undefined;
  byAddress: (address: string) => ForeignDocument | undefined;
}

const ENDS = [
  "",
  ".md",
  ".mdx",
  ".markdown",
  ".html",
  "/index.md",
  "/index.mdx",
  "/_index.md",
  "/README.md",
];

export function createFinder(
  documents: readonly ForeignDocument[],
  site: ForeignSite,
): DocumentFinder {
  const byPath = new Map(
    documents.map((document) => [document.path.toLowerCase(), document]),
  );
  const byKey = indexAddresses(documents, site);
  const byEnd = indexEnds(documents);
  const roots = site.sources.map(({ folder }) => folder);
  const byAddress = (address: string) => byKey.get(addressKey(address, site));
  const findFile = (...paths: readonly string[]) => {
    const names = paths.flatMap((path) => {
      const plain = decodeAddress(path).toLowerCase().replace(/\/$/u, "");
      return ENDS.flatMap((end) => [
        plain + end,
        plain.replace(/\.html?$/u, end),
      ]);
    });
    return names
      .map((name) => byPath.get(name.toLowerCase()))
      .find((found) => found);
  };
  const inSources = (path: string) =>
    roots.map((folder) => posix.join(folder, path));
  const byLink: DocumentFinder["byLink"] = (target, from) => {
    const path = decodeAddress(target).replace(/^@\//u, "/");
    if (path.startsWith("@site/"))
      return findFile(posix.join(site.folder, path.slice(6)));
    if (path.startsWith("/")) {
      const isFile = /\.(?:md|mdx|markdown)$/iu.test(path);
      const file = isFile
        ? findFile(posix.join(site.folder, path), ...inSources(path))
        : undefined;
      return (
        file ??
        byAddress(path) ??
        (isFile ? undefined : findFile(...inSources(path)))
      );
    }
    const near = from.addresses.flatMap((address) => [
      posix.join(
        address.endsWith("/") ? address : posix.dirname(address),
        path,
      ),
      posix.join(address, path),
    ]);
    return (
      findFile(posix.join(posix.dirname(from.path), path)) ??
      near.map(byAddress).find((found) => found) ??
      findFile(...inSources(path))
    );
  };
  return {
    byAddress,
    byLink,
    byReference(target, from) {
      const bare = decodeAddress(target).replace(/^\/+/u, "");
      if (bare === "") return from;
      const near = [posix.dirname(from.path), from.placed.folder, ""].map(
        (folder) => posix.join(folder, bare),
      );
      return (
        findFile(...near, ...inSources(bare)) ??
        byEnd.get(endKey(bare)) ??
        byLink(target, from)
      );
    },
  };
}

function indexAddresses(
  documents: readonly ForeignDocument[],
  site: ForeignSite,
): Map<string, ForeignDocument> {
  const found = new Map<string, ForeignDocument>();
  for (const document of documents) {
    for (const address of [
      ...document.addresses,
      ...document.aliases,
      ...(document.formerly ?? []),
    ]) {
      const key = addressKey(address, site);
      if (!found.has(key)) found.set(key, document);
    }
  }
  return found;
}

/** Documents by each end of their paths; none for an end that several share. */
function indexEnds(
  documents: readonly ForeignDocument[],
): Map<string, ForeignDocument | undefined> {
  const found = new Map<string, ForeignDocument | undefined>();
  for (const document of documents) {
    const steps = endKey(document.path).split("/");
    for (let from = 0; from < steps.length; from++) {
      const end = steps.slice(from).join("/");
      found.set(end, found.has(end) ? undefined : document);
    }
  }
  return found;
}

function endKey(path: string): string {
  return path
    .toLowerCase()
    .replace(/(?:\/_?index)?\.(?:md|mdx|markdown|html)$/u, "")
    .replaceAll(/^(?:\.\.?\/)+|\/$/gu, "");
}

/** Two addresses with the same key lead to the same page. */
function addressKey(address: string, { base }: ForeignSite): string {
  const path = decodeAddress(address)
    .toLowerCase()
    .replace(/[?#].*$/u, "");
  const own = base.toLowerCase();
  const isBased = own !== "" && (path === own || path.startsWith(`${own}/`));
  return `/${isBased ? path.slice(own.length) : path}`
    .replaceAll(/\/{2,}/gu, "/")
    .replace(/(?:\/index)?(?:\.html?)?\/*$/u, "");
}

/** The part of an address after the host of the site; undefined for one of another host or scheme. */
export function toLocal(
  address: string,
  { origin }: ForeignSite,
): string | undefined {
  const [, host, rest = ""] =
    /^((?:https?:)?\/\/[^/?#]*)(.*)$/isu.exec(address) ?? [];
  if (host === undefined)
    return /^[a-z][a-z0-9+.-]*:/iu.test(address) ? undefined : address;
  const bare = (text = "") => text.replace(/^https?:/iu, "").toLowerCase();
  return origin !== undefined && bare(host) === bare(origin)
    ? rest || "/"
    : undefined;
}
