import { posix } from "node:path";
import { decodeAddress } from "../model/decode-address.ts";
import { canonicalAddress } from "../model/canonical-address.ts";
import type { MarkdownEntry } from "../model/entry.ts";
import { listOf } from "./project/plain-value.ts";
import type { ForeignDocument, ForeignSite } from "./dialects/dialect.ts";

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

const EXTENSIONS = [
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
  const byAddress = new Map<string, ForeignDocument>();
  const byEnd = new Map<string, ForeignDocument | null>();
  for (const document of documents) {
    for (const address of [
      ...document.addresses,
      ...foreignAliases(document),
      ...(document.formerly ?? []),
    ]) {
      const key = addressKey(address, site);
      if (!byAddress.has(key)) byAddress.set(key, document);
    }
    const stem = document.path
      .replace(/(?:\/_?index)?\.\w+$/u, "")
      .toLowerCase();
    const steps = stem.split("/");
    for (let from = 0; from < steps.length; from++) {
      const end = steps.slice(from).join("/");
      byEnd.set(end, byEnd.has(end) ? null : document);
    }
  }
  const findFile = (path: string) => {
    const plain = decodeAddress(path).toLowerCase().replace(/\/$/u, "");
    for (const extension of EXTENSIONS) {
      const found =
        byPath.get(`${plain}${extension}`) ??
        byPath.get(plain.replace(/\.html?$/u, extension));
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return {
    byAddress: (address) => byAddress.get(addressKey(address, site)),
    byReference(target, from) {
      const bare = decodeAddress(target).replace(/^\/+/u, "");
      if (bare === "") return from;
      const { folder } = from.placed;
      const near = [
        posix.join(posix.dirname(from.path), bare),
        posix.join(folder, bare),
        bare,
        ...site.contentFolders.map((each) => posix.join(each, bare)),
      ];
      for (const path of near) {
        const found = findFile(path);
        if (found !== undefined) return found;
      }
      const end = bare
        .toLowerCase()
        .replace(/(?:\/_?index)?\.(?:md|mdx|markdown|html)$/u, "")
        .replace(/^(?:\.\.?\/)+/u, "")
        .replace(/\/$/u, "");
      return byEnd.get(end) ?? this.byLink(target, from);
    },
    byLink(target, from) {
      const path = decodeAddress(target);
      const isFile = /\.(?:md|mdx|markdown)$/iu.test(path);
      if (path.startsWith("@site/"))
        return findFile(posix.join(site.folder, path.slice("@site/".length)));
      if (!path.startsWith("/")) {
        const file = findFile(posix.join(posix.dirname(from.path), path));
        if (file !== undefined) return file;
        for (const address of from.addresses) {
          const folder = address.endsWith("/")
            ? address
            : posix.dirname(address);
          for (const base of [folder, address]) {
            const found = byAddress.get(
              addressKey(posix.join(base, path), site),
            );
            if (found !== undefined) return found;
          }
        }
      }
      if (isFile) {
        const found =
          findFile(posix.join(from.placed.folder, path)) ??
          findFile(posix.join(site.folder, path)) ??
          byEnd.get(
            path
              .toLowerCase()
              .replace(/\.\w+$/u, "")
              .replace(/^(?:\.{0,2}\/)+/u, ""),
          ) ??
          undefined;
        if (found !== undefined) return found;
      }
      return path.startsWith("/")
        ? (byAddress.get(addressKey(path, site)) ??
            (isFile ? undefined : findInContent(path)))
        : undefined;
    },
  };

  function findInContent(path: string): ForeignDocument | undefined {
    for (const folder of site.contentFolders) {
      const found = findFile(posix.join(folder, path));
      if (found !== undefined) return found;
    }
    return undefined;
  }
}

function foreignAliases(document: ForeignDocument): string[] {
  return ["aliases", "redirect_from"].flatMap((name) =>
    listOf(document.fields.get(name)).flatMap((item) =>
      typeof item === "string" ? formerAddress(item, document) : [],
    ),
  );
}

/** A former address from the root; Hugo takes one without a slash before it from the folder of the page. */
export function formerAddress(
  written: string,
  { addresses }: Pick<ForeignDocument, "addresses">,
): string {
  if (/^(?:https?:)?\//iu.test(written)) return written;
  const folder = posix.dirname(
    (addresses[0] ?? "/").replace(/\/$/u, "") || "/",
  );
  return posix.join("/", folder, written);
}

/** Two addresses with the same key lead to the same page. */
function addressKey(address: string, { base }: ForeignSite): string {
  const path = decodeAddress(address)
    .toLowerCase()
    .replace(/[?#].*$/u, "");
  const bare =
    base !== "" &&
    (path === base.toLowerCase() || path.startsWith(`${base.toLowerCase()}/`))
      ? path.slice(base.length)
      : path;
  return `/${bare}`
    .replaceAll(/\/{2,}/gu, "/")
    .replace(/(?:\/index)?(?:\.html?)?\/*$/u, "");
}

/** An old address in the one form that redirects are looked up in: lower case, no slash at its end, encoded. */
export function toAlias(address: string): string | undefined {
  const steps = decodeAddress(
    address.replace(/^https?:\/\/[^/]+/iu, "").replace(/[?#].*$/u, ""),
  )
    .split("/")
    .filter((step) => step !== "" && step !== ".");
  if (
    steps.length === 0 ||
    steps.includes("..") ||
    steps.some((step) => /[\\\p{Cc}]|:(?:year|title|slug)/u.test(step))
  )
    return undefined;
  const encoded = steps.map((step) =>
    encodeURIComponent(
      step
        .toWellFormed()
        .replaceAll(/[A-Z]/gu, (letter) => letter.toLowerCase()),
    ).replaceAll(/%(?:24|26|2B|2C|3A|3B|3D|40)/gu, decodeURIComponent),
  );
  return `/${encoded.join("/")}`;
}

/** True for an entry that answers one of a document's former addresses. */
export function isImportOf(
  { common, path }: MarkdownEntry,
  { addresses }: ForeignDocument,
): boolean {
  const answered = new Set(
    [path, ...(common.aliases ?? [])].map(canonicalAddress),
  );
  return addresses.some((address) => answered.has(canonicalAddress(address)));
}
