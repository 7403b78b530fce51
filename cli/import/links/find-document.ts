import { posix } from "node:path";
import { decodeAddress } from "../../model/decode-address.ts";
import type { ForeignDocument, ForeignSite } from "../dialects/dialect.ts";

type Found = ForeignDocument | undefined;

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

/** Finds the document that an address, a path or a reference of another one means. */
export class DocumentFinder {
  readonly #site: ForeignSite;
  readonly #byPath = new Map<string, ForeignDocument>();
  readonly #byAddress = new Map<string, ForeignDocument>();
  /** By each end of their paths; none for an end that several share. */
  readonly #byEnd = new Map<string, Found>();

  constructor(documents: Iterable<ForeignDocument>, site: ForeignSite) {
    this.#site = site;
    for (const document of documents) {
      const { address = "", aliases, path } = document;
      this.#byPath.set(path.toLowerCase(), document);
      for (const each of [address, ...aliases].filter((text) => text !== "")) {
        const key = this.#keyOf(each);
        if (!this.#byAddress.has(key)) this.#byAddress.set(key, document);
      }
      const steps = endOf(path).split("/");
      for (let from = 0; from < steps.length; from++) {
        const end = steps.slice(from).join("/");
        this.#byEnd.set(end, this.#byEnd.has(end) ? undefined : document);
      }
    }
  }

  byAddress(address: string): Found {
    return this.#byAddress.get(this.#keyOf(address));
  }

  /** What a reference such as `{% post_url %}` or `ref` names: a path, or the end of one. */
  byReference(target: string, from: ForeignDocument): Found {
    const bare = decodeAddress(target).replace(/^\/+/u, "");
    if (bare === "") return from;
    const folders = [posix.dirname(from.path), from.placed.folder, ""];
    return (
      this.#file([...folders, ...this.#roots()], bare) ??
      this.#byEnd.get(endOf(bare)) ??
      this.byLink(target, from)
    );
  }

  byLink(target: string, from: ForeignDocument): Found {
    const path = decodeAddress(target).replace(/^@\//u, "/");
    const isFile = /\.(?:md|mdx|markdown)$/iu.test(path);
    if (path.startsWith("@site/"))
      return this.#file([this.#site.folder], path.slice(6));
    if (path.startsWith("/")) {
      const file = this.#file([this.#site.folder, ...this.#roots()], path);
      return isFile
        ? (file ?? this.byAddress(path))
        : (this.byAddress(path) ?? this.#file(this.#roots(), path));
    }
    const { address = "/" } = from;
    const folder = address.endsWith("/") ? address : posix.dirname(address);
    return (
      this.#file([posix.dirname(from.path)], path) ??
      this.byAddress(posix.join(folder, path)) ??
      this.byAddress(posix.join(address, path)) ??
      this.#file(this.#roots(), path)
    );
  }

  #roots(): string[] {
    return this.#site.sources.map(({ folder }) => folder);
  }

  #file(folders: readonly string[], path: string): Found {
    for (const folder of folders) {
      const plain = posix.join(folder, path).toLowerCase().replace(/\/$/u, "");
      const names = ENDS.flatMap((end) => [
        plain + end,
        plain.replace(/\.html?$/u, end),
      ]);
      const found = names
        .map((name) => this.#byPath.get(name.toLowerCase()))
        .find((each) => each);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** Two addresses with the same key lead to the same page. */
  #keyOf(address: string): string {
    const path = decodeAddress(address)
      .toLowerCase()
      .replace(/[?#].*$/u, "");
    const base = this.#site.base.toLowerCase();
    const isBased = base !== "" && `${path}/`.startsWith(`${base}/`);
    return `/${isBased ? path.slice(base.length) : path}`
      .replaceAll(/\/{2,}/gu, "/")
      .replace(/(?:\/index)?(?:\.html?)?\/*$/u, "");
  }
}

function endOf(path: string): string {
  return path
    .toLowerCase()
    .replace(/(?:\/_?index)?\.(?:md|mdx|markdown|html)$/u, "")
    .replaceAll(/^(?:\.\.?\/)+|\/$/gu, "");
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
  return origin !== undefined && hostOf(host) === hostOf(origin)
    ? rest || "/"
    : undefined;
}

function hostOf(address: string): string {
  return address.replace(/^https?:/iu, "").toLowerCase();
}
