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
  "/readme.md",
];

/** Finds the document that an address, a path or a reference of another one means. */
export class DocumentFinder {
  readonly #base: string;
  readonly #folders: readonly string[];
  readonly #byPath = new Map<string, ForeignDocument>();
  readonly #byAddress = new Map<string, ForeignDocument>();
  /** By each end of their paths; none for an end that several share. */
  readonly #byEnd = new Map<string, Found>();

  constructor(
    documents: Iterable<ForeignDocument>,
    { base, folder, sources }: ForeignSite,
  ) {
    this.#base = base.toLowerCase();
    this.#folders = [folder, ...sources.map((source) => source.folder)];
    for (const document of documents) {
      const { address = "", aliases, path } = document;
      this.#byPath.set(path.toLowerCase(), document);
      for (const each of [address, ...aliases].filter((text) => text !== ""))
        this.#byAddress.set(
          this.#keyOf(each),
          this.#byAddress.get(this.#keyOf(each)) ?? document,
        );
      const steps = endOf(path).split("/");
      for (const [from] of steps.entries()) {
        const end = steps.slice(from).join("/");
        this.#byEnd.set(end, this.#byEnd.has(end) ? undefined : document);
      }
    }
  }

  /** What a reference such as `{% post_url %}` or `ref` names: a path, or the end of one. */
  byReference(target: string, from: ForeignDocument): Found {
    const bare = target.replace(/^\/+/u, "");
    const near = [
      posix.dirname(from.path),
      from.placed.folder,
      ...this.#folders,
    ];
    return (
      this.#file(near, bare) ??
      this.#byEnd.get(endOf(bare)) ??
      this.byLink(target, from)
    );
  }

  byLink(target: string, from: ForeignDocument): Found {
    const path = decodeAddress(target).replace(/^@(?:site)?\//u, "/");
    const { address = "/" } = from;
    const isRooted = path.startsWith("/");
    const isFile = /\.(?:md|mdx|markdown)$/iu.test(path);
    const near = isRooted
      ? this.#folders
      : [posix.dirname(from.path), ...this.#folders];
    const folder = address.endsWith("/") ? address : posix.dirname(address);
    const addresses = isRooted
      ? [path]
      : [posix.join(folder, path), posix.join(address, path)];
    const byAddress = addresses
      .map((each) => this.#byAddress.get(this.#keyOf(each)))
      .find((each) => each);
    const byFile = this.#file(near, path);
    return isRooted && !isFile ? (byAddress ?? byFile) : (byFile ?? byAddress);
  }

  #file(folders: readonly string[], path: string): Found {
    const names = folders.flatMap((folder) => {
      const plain = posix.join(folder, path).toLowerCase().replace(/\/$/u, "");
      return ENDS.flatMap((end) => [
        plain + end,
        plain.replace(/\.html?$/u, end),
      ]);
    });
    return names.map((name) => this.#byPath.get(name)).find((each) => each);
  }

  /** Two addresses with the same key lead to the same page. */
  #keyOf(address: string): string {
    const path = decodeAddress(address)
      .toLowerCase()
      .replace(/[?#].*$/u, "");
    const isBased =
      this.#base !== "" && `${path}/`.startsWith(`${this.#base}/`);
    const bare = posix.join(
      "/",
      isBased ? path.slice(this.#base.length) : path,
    );
    return bare.replace(/(?:\/index)?(?:\.html?)?\/*$/u, "");
  }
}

function endOf(path: string): string {
  return path
    .toLowerCase()
    .replace(/(?:\/_?index)?\.(?:md|mdx|markdown|html)$/u, "")
    .replaceAll(/^(?:\.\.?\/)+|\/$/gu, "");
}
