import { posix } from "node:path";
import { decodeAddress } from "../../model/decode-address.ts";
import type { ForeignDocument, ForeignSite } from "../dialects/dialect.ts";

type Found = ForeignDocument | undefined;

/** Finds the document that an address, a path or a reference of another one means. */
export class DocumentFinder {
  readonly #base: string;
  readonly #folders: readonly string[];
  readonly #byAddress = new Map<string, Found>();
  /** By their paths and each end of these; none for an end that several share. */
  readonly #byPath = new Map<string, Found>();

  constructor(documents: Iterable<ForeignDocument>, site: ForeignSite) {
    this.#base = site.base;
    this.#folders = [site.folder, ...site.sources.map(({ folder }) => folder)];
    for (const document of documents) {
      const { address = "", aliases, path } = document;
      for (const key of [address, ...aliases].map((each) => this.#keyOf(each)))
        this.#byAddress.set(key, this.#byAddress.get(key) ?? document);
      const steps = pathKey(path).split("/");
      this.#byPath.set(`/${steps.join("/")}`, document);
      for (const from of steps.keys()) {
        const end = steps.slice(from).join("/");
        this.#byPath.set(end, this.#byPath.has(end) ? undefined : document);
      }
    }
  }

  /** What a reference such as `{% post_url %}` or `ref` names: a path, or the end of one. */
  byReference(target: string, from: ForeignDocument): Found {
    const bare = target.replace(/^[./]+/u, "");
    const near = this.#byFile(bare, posix.dirname(from.path));
    return near ?? this.#byPath.get(pathKey(bare)) ?? this.byLink(target, from);
  }

  byLink(
    target: string,
    { address = "/", path: from }: ForeignDocument,
  ): Found {
    const path = decodeAddress(target).replace(/^@(?:site)?\//u, "/");
    const folder = address.endsWith("/") ? address : posix.dirname(address);
    const byAddress = [folder, address]
      .map((each) => (path.startsWith("/") ? path : posix.join(each, path)))
      .map((each) => this.#byAddress.get(this.#keyOf(each)))
      .find(Boolean);
    const isFile = /\.(?:md|mdx|markdown)$/iu.test(path);
    if (path.startsWith("/") && !isFile && byAddress) return byAddress;
    return this.#byFile(path, posix.dirname(from)) ?? byAddress;
  }

  #byFile(path: string, here: string): Found {
    return [...(path.startsWith("/") ? [] : [here]), ...this.#folders]
      .map((folder) => pathKey(posix.join("/", folder, path)))
      .map((key) => this.#byPath.get(key))
      .find(Boolean);
  }

  /** Two addresses with the same key lead to the same page. */
  #keyOf(address: string): string {
    const path = decodeAddress(address.replace(/[?#].*$/u, ""));
    const isBased = this.#base && `${path}/`.startsWith(`${this.#base}/`);
    const bare = isBased ? path.slice(this.#base.length) : path;
    const key = posix.join("/", bare).toLowerCase();
    return key.replace(/(?:\/index)?(?:\.html?)?\/*$/u, "");
  }
}

/** Two paths with the same key are one text, with or without its ending. */
function pathKey(path: string): string {
  const bare = path.toLowerCase().replace(/\.(?:mdx?|markdown|html?)$/u, "");
  return bare.replace(/(?:^|\/)(?:_?index|readme)$|\/+$/u, "");
}
