import { posix } from "node:path";
import type {
  ConvertedDocument,
  Resolved,
  TargetResolver,
} from "../body/document-body.ts";
import { altFor, anchorIds, findHeading } from "../body/find-heading.ts";
import { isTemplateAddress, REFERENCE } from "../body/template-address.ts";
import type { ForeignDocument, ForeignSite } from "../dialects/dialect.ts";
import { decodeAddress } from "../../model/decode-address.ts";
import type { Project } from "../project/open-project.ts";
import type { EntryFiles } from "../write/entry-files.ts";
import { toLocal, type DocumentFinder } from "./find-document.ts";

/** What a link may lead to. */
export interface LinkSurroundings {
  project: Project;
  site: ForeignSite;
  finder: DocumentFinder;
  /** The address of an imported document. */
  newAddress: (document: ForeignDocument) => string | undefined;
  converted: (document: ForeignDocument) => ConvertedDocument | undefined;
  /** True for a path of the site that links may lead to without an import. */
  isKnown: (path: string) => boolean;
}

const SCHEME = /^([a-z][a-z0-9+.-]*):/iu;
const UNKNOWN = "its value is not known";

/** Where the links and images of one document lead from now on. */
export function createResolver(
  document: ForeignDocument,
  files: EntryFiles,
  around: LinkSurroundings,
): TargetResolver {
  return {
    altFor,
    link: (target) => new LinkResolver(document, files, around).link(target),
    image: (target) => new LinkResolver(document, files, around).image(target),
  };
}

class LinkResolver {
  readonly #document: ForeignDocument;
  readonly #files: EntryFiles;
  readonly #around: LinkSurroundings;

  constructor(
    document: ForeignDocument,
    files: EntryFiles,
    around: LinkSurroundings,
  ) {
    this.#document = document;
    this.#files = files;
    this.#around = around;
  }

  link(written: string): Resolved {
    const target = clean(written);
    if (target === "")
      return { address: "#", outcome: "leads nowhere", kind: "link" };
    if (isTemplateAddress(target))
      return {
        address: undefined,
        outcome: `leads nowhere: ${UNKNOWN}, its words are kept`,
        isHidden: true,
      };
    if (target.startsWith("#"))
      return this.#toAnchor(this.#document, target.slice(1), "");
    if (target.startsWith(REFERENCE))
      return this.#reference(decodeAddress(target.slice(REFERENCE.length)));
    if (/^[/\\]{2}|^\\/u.test(target))
      return { address: `https:${target.replaceAll("\\", "/")}` };
    const local = toLocal(target, this.#around.site);
    if (local === undefined) return foreign(target);
    return this.#local(local, local !== target ? target : undefined);
  }

  image(written: string): Resolved {
    const target = clean(written);
    if (this.#files.has(target)) return { address: target };
    if (isTemplateAddress(target))
      return { address: undefined, outcome: `is not shown: ${UNKNOWN}` };
    if (/^data:/iu.test(target)) {
      const address = this.#files.saveData(target);
      return {
        address,
        ...(address === undefined
          ? { outcome: "left out: it holds no picture that can be read" }
          : {}),
      };
    }
    if (target.startsWith("//")) return { address: `https:${target}` };
    const local = toLocal(target, this.#around.site);
    if (local === undefined && /^https?:/iu.test(target))
      return { address: target.replaceAll(/\s/gu, "%20") };
    if (local === undefined)
      return { address: undefined, outcome: "left out: no page may show it" };
    const named = local.startsWith(REFERENCE)
      ? decodeAddress(local.slice(REFERENCE.length))
      : local;
    const path = named.replace(/[?#].*$/u, "");
    return this.#imageFile(path, local === target ? undefined : target);
  }

  #imageFile(path: string, ownAddress: string | undefined): Resolved {
    const file = this.#findFile(path);
    if (file === undefined && ownAddress !== undefined)
      return { address: ownAddress };
    const kept = file === undefined ? undefined : this.#files.copyImage(file);
    if (kept !== undefined && "address" in kept) return kept;
    const remote = this.#onOldSite(path.replace(/^@site\/(?:static\/)?/u, "/"));
    const problem = kept?.problem ?? "is not in the project";
    const outcome =
      remote === undefined
        ? `${problem}: its name is shown`
        : `${problem}: shown from the old site, ${remote}`;
    return { address: remote, outcome };
  }

  #reference(reference: string): Resolved {
    const [path = "", hash] = reference.split("#", 2);
    const found =
      path === ""
        ? this.#document
        : this.#around.finder.byReference(path, this.#document);
    if (found !== undefined) return this.#toDocument(found, hash);
    const bare = path.replace(/^\/+/u, "").replace(/\.(?:md|markdown)$/u, "");
    return this.#unresolved(`/${bare}${toHash(hash)}`);
  }

  /** @param ownAddress the whole address, for one that names the old site itself */
  #local(local: string, ownAddress: string | undefined): Resolved {
    const [beforeHash = "", hash] = local.split("#", 2);
    const path = beforeHash.replace(/\?.*$/u, "");
    const found =
      path === ""
        ? undefined
        : this.#around.finder.byLink(path, this.#document);
    if (found !== undefined) return this.#toDocument(found, hash);
    if (ownAddress !== undefined) return { address: ownAddress };
    const file = this.#findFile(path);
    const attached = file === undefined ? undefined : this.#files.attach(file);
    if (attached !== undefined) return { address: attached + toHash(hash) };
    if (/^www\./iu.test(local))
      return {
        address: `https://${local}`,
        outcome: "had no https:// before it",
      };
    const bare = path.replace(/(?<=.)\/$/u, "");
    return path.startsWith("/") && this.#around.isKnown(bare)
      ? { address: bare + toHash(hash) }
      : this.#unresolved(local);
  }

  #toDocument(found: ForeignDocument, hash: string | undefined): Resolved {
    const address = this.#around.newAddress(found);
    if (address === undefined)
      return this.#unresolved(`${found.addresses[0] ?? "/"}${toHash(hash)}`);
    if (hash === undefined || hash === "") return { address };
    return this.#toAnchor(found, hash, found === this.#document ? "" : address);
  }

  #toAnchor(found: ForeignDocument, hash: string, address: string): Resolved {
    const target = this.#around.converted(found);
    const whole = address || (this.#around.newAddress(found) ?? "#");
    const wanted = decodeAddress(hash);
    const lost = (why: string): Resolved => ({
      address: whole,
      kind: "anchor",
      outcome: `leads to the page as a whole: ${why}`,
    });
    if (target === undefined)
      return address === ""
        ? { address: `#${hash}` }
        : lost("it was imported before");
    if (/^(?:user-content-)?fn(?:ref)?[-:]/u.test(wanted))
      return { address: `${address}#${hash}` };
    const ids = anchorIds(target.headings);
    const number = target.anchors.get(wanted) ?? target.anchors.get(hash);
    const id = ids[number ?? findHeading(target.headings, ids, wanted) ?? -1];
    if (id !== undefined) return { address: `${address}#${encodeURI(id)}` };
    const isTop =
      number !== undefined ||
      /^(?:top|content|main|page-top|_top)?$/u.test(wanted);
    return isTop ? { address: whole } : lost("the page has no such heading");
  }

  /** An address that nothing imported answers: on the old site it still does. */
  #unresolved(local: string): Resolved {
    const remote = this.#onOldSite(local);
    if (remote !== undefined)
      return { address: remote, outcome: `leads to the old site: ${remote}` };
    const path = local.replace(/[?#].*$/su, "");
    const folder = path.startsWith("/")
      ? "/"
      : posix.dirname(this.#document.addresses[0] ?? "/x");
    // Browsers drop each `..` above the root as well.
    const address = posix.join("/", folder, path) + local.slice(path.length);
    return {
      address: address.replaceAll(/\s/gu, "%20"),
      outcome:
        "leads to nothing that was imported (--origin names the old site)",
    };
  }

  #onOldSite(local: string): string | undefined {
    const { base, origin } = this.#around.site;
    if (origin === undefined) return undefined;
    const isBased = base !== "" && local.startsWith(`${base}/`);
    const root = `${origin}${isBased ? "" : base}`;
    const from = local.startsWith("/")
      ? root
      : `${root}${encodeURI(this.#document.addresses[0] ?? "/")}`;
    const path = encodeURI(decodeAddress(local));
    if (local.startsWith("/")) return `${root}${path}`;
    return URL.canParse(path, from)
      ? new URL(path, from).href
      : `${root}/${path}`;
  }

  /** The file of the project that a text names: beside it, in its content folder, or where files are served from. */
  #findFile(target: string): string | undefined {
    const { project, site } = this.#around;
    const { path, placed } = this.#document;
    const based =
      site.base !== "" && target.startsWith(`${site.base}/`)
        ? target.slice(site.base.length)
        : target;
    const [, alias, aliased = ""] =
      /^(@site|[@~](?=\/)|@[\w-]+)\/(.*)$/u.exec(target) ?? [];
    const bare = based.replace(/^\/+/u, "");
    const here = target.startsWith("/")
      ? []
      : [
          posix.dirname(path),
          posix.join(posix.dirname(path), ".."),
          placed.folder,
        ].map((folder) => posix.join(folder, target));
    const inAssets = site.assets.map((folder) =>
      posix.join(site.folder, folder, bare),
    );
    const inSource =
      alias === undefined
        ? []
        : [aliased, `src/${aliased}`, `src/${alias.slice(1)}/${aliased}`].map(
            (each) => posix.join(site.folder, each),
          );
    return [...here, ...inSource, ...inAssets, posix.join(placed.folder, bare)]
      .flatMap((each) => [each, decodeAddress(each)])
      .find(
        (each) => target !== "" && !each.startsWith("..") && project.has(each),
      );
  }
}

function foreign(target: string): Resolved {
  const [, scheme = ""] = SCHEME.exec(target) ?? [];
  if (/^(?:https?|mailto)$/iu.test(scheme) || target.startsWith("//"))
    return { address: target.replaceAll(/\s/gu, "%20") };
  return {
    address: undefined,
    outcome: `no page may lead to ${scheme.toLowerCase()}: the address is shown as text`,
  };
}

/** Without line breaks, and without the scheme by which Docusaurus names a file that it shall not look for. */
function clean(target: string): string {
  return target
    .trim()
    .replaceAll(/[\n\r\t]/gu, "")
    .replace(/^pathname:\/\/(?=\/)/iu, "");
}

function toHash(hash: string | undefined): string {
  return hash === undefined ? "" : `#${hash}`;
}
