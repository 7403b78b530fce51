import { posix } from "node:path";
import type {
  ConvertedDocument,
  Resolved,
  TargetResolver,
} from "../body/document-body.ts";
import { anchorIds, findHeading } from "../body/find-heading.ts";
import { isTemplateAddress, REFERENCE } from "../body/template-address.ts";
import { decodeAddress } from "../../model/decode-address.ts";
import { sitePaths } from "../../model/site-pages.ts";
import type { ForeignDocument } from "../dialects/dialect.ts";
import type { Import } from "../import.ts";
import type { EntryFiles } from "../write/entry-files.ts";
import { DocumentFinder } from "./find-document.ts";

/** The new address of each imported document, and its text; one of an earlier run has no text. */
export type LinkTargets = Map<
  ForeignDocument,
  { address: string; text?: ConvertedDocument }
>;

const finders = new WeakMap<LinkTargets, DocumentFinder>();
const TOP = /^(?:top|content|main|page-top|_top)?$/u;

/** Where the links and images of one document lead from now on. */
export class LinkResolver implements TargetResolver {
  readonly #document: ForeignDocument;
  readonly #files: EntryFiles;
  readonly #targets: LinkTargets;
  readonly #run: Import;
  readonly #finder: DocumentFinder;

  constructor(
    document: ForeignDocument,
    files: EntryFiles,
    targets: LinkTargets,
    run: Import,
  ) {
    this.#document = document;
    this.#files = files;
    this.#targets = targets;
    this.#run = run;
    this.#finder =
      finders.get(targets) ?? new DocumentFinder(targets.keys(), run.site);
    finders.set(targets, this.#finder);
  }

  readonly link = (written: string): Resolved => {
    const target = clean(written);
    if (target === "")
      return { address: "#", outcome: "leads nowhere", kind: "link" };
    if (isTemplateAddress(target))
      return {
        address: undefined,
        outcome: "leads nowhere: its value is not known, its words are kept",
        isHidden: true,
      };
    const isReference = target.startsWith(REFERENCE);
    const local = isReference
      ? decodeAddress(target.slice(REFERENCE.length))
      : this.#toLocal(target);
    if (local === undefined) return foreign(target);
    const [beforeHash = "", hash = ""] = local.split("#", 2);
    const path = beforeHash.replace(/\?.*$/u, "");
    const found =
      path === ""
        ? this.#document
        : isReference
          ? this.#finder.byReference(path, this.#document)
          : this.#finder.byLink(path, this.#document);
    if (found !== undefined) return this.#toDocument(found, hash);
    if (local !== target && !isReference) return { address: target };
    const bare = path.replace(/(?<=.)\/$/u, "");
    const { entries, publicFiles } = this.#run.before.folder;
    const known = new Set<string>([
      ...sitePaths,
      ...publicFiles,
      ...entries.map((entry) => entry.path),
    ]);
    return known.has(bare)
      ? { address: bare + toHash(hash) }
      : this.#unresolved(local);
  };

  readonly image = (written: string): Resolved => {
    const target = clean(written);
    if (this.#files.has(target)) return { address: target };
    if (isTemplateAddress(target))
      return {
        address: undefined,
        outcome: "is not shown: its value is not known",
      };
    const unread = {
      address: undefined,
      outcome: "left out: it holds no picture that can be read",
    };
    if (/^data:/iu.test(target)) return this.#files.saveData(target) ?? unread;
    const local = target.startsWith(REFERENCE)
      ? decodeAddress(target.slice(REFERENCE.length))
      : this.#toLocal(target);
    if (local === undefined) return foreign(target);
    const path = local.replace(/[?#].*$/u, "");
    const file = this.#findFile(path);
    const kept =
      file === undefined
        ? { problem: "is not in the project" }
        : this.#files.copyImage(file);
    if ("address" in kept) return kept;
    const address = this.#onOldSite(
      path.replace(/^@site\/(?:static\/)?/u, "/"),
    );
    const shown =
      address === undefined
        ? "its name is shown"
        : `shown from the old site, ${address}`;
    return { address, outcome: `${kept.problem}: ${shown}` };
  };

  /** The part of an address after the host of the site; undefined for one of another host or scheme. */
  #toLocal(address: string): string | undefined {
    const [whole = "", host] =
      /^((?:https?:)?[/\\]{2}[^/?#]*)|^[a-z][a-z0-9+.-]*:/iu.exec(address) ??
      [];
    if (whole === "") return address;
    const own = this.#run.site.origin?.replace(/^https?:/iu, "").toLowerCase();
    const isOwn =
      host !== undefined &&
      host.replace(/^https?:/iu, "").toLowerCase() === own;
    return isOwn ? address.slice(host.length) || "/" : undefined;
  }

  #toDocument(found: ForeignDocument, hash: string): Resolved {
    const { address, text } = this.#targets.get(found) ?? {};
    if (address === undefined)
      return this.#unresolved(`${found.address ?? "/"}${toHash(hash)}`);
    if (hash === "") return { address };
    const lost = (why: string): Resolved => ({
      address,
      kind: "anchor",
      outcome: `leads to the page as a whole: ${why}`,
    });
    if (text === undefined) return lost("it was imported before");
    const wanted = decodeAddress(hash);
    const here = found === this.#document ? "" : address;
    const ids = anchorIds(text.headings);
    const number = text.anchors.get(wanted) ?? text.anchors.get(hash);
    const id = ids[number ?? findHeading(text.headings, ids, wanted) ?? -1];
    if (id !== undefined) return { address: `${here}#${encodeURI(id)}` };
    return number !== undefined || TOP.test(wanted)
      ? { address }
      : lost("the page has no such heading");
  }

  /** An address that nothing imported answers: on the old site it still does. */
  #unresolved(local: string): Resolved {
    const remote = this.#onOldSite(local);
    if (remote !== undefined)
      return { address: remote, outcome: `leads to the old site: ${remote}` };
    const path = local.replace(/[?#].*$/su, "");
    const folder = path.startsWith("/")
      ? "/"
      : posix.dirname(this.#document.address ?? "/x");
    // Browsers drop each `..` above the root as well.
    const address = posix.join("/", folder, path) + local.slice(path.length);
    return {
      address: address.replaceAll(/\s/gu, "%20"),
      outcome:
        "leads to nothing that was imported (--origin names the old site)",
    };
  }

  #onOldSite(local: string): string | undefined {
    const { base, origin } = this.#run.site;
    if (origin === undefined) return undefined;
    const path = encodeURI(decodeAddress(local));
    const isBased = base !== "" && local.startsWith(`${base}/`);
    const from = `${origin}${base}${encodeURI(this.#document.address ?? "/")}`;
    if (local.startsWith("/")) return `${origin}${isBased ? "" : base}${path}`;
    return URL.canParse(path, from) ? new URL(path, from).href : undefined;
  }

  /** The file of the project that a text names: beside it, in its content folder, or where files are served from. */
  #findFile(target: string): string | undefined {
    const { project, site } = this.#run;
    const { path, placed } = this.#document;
    const here = posix.dirname(path);
    const isBased = site.base !== "" && target.startsWith(`${site.base}/`);
    const bare = isBased ? target.slice(site.base.length) : target;
    const [, alias = "", aliased] =
      /^(@site|[@~](?=\/)|@[\w-]+)\/(.*)$/u.exec(target) ?? [];
    const near = target.startsWith("/")
      ? []
      : [here, posix.join(here, ".."), placed.folder];
    const served = [
      ...site.assets.map((folder) => posix.join(site.folder, folder)),
      placed.folder,
    ];
    const aliases =
      aliased === undefined
        ? []
        : [aliased, `src/${aliased}`, `src/${alias.slice(1)}/${aliased}`];
    const all = [...near, ...served].map((folder) => posix.join(folder, bare));
    return [...all, ...aliases.map((each) => posix.join(site.folder, each))]
      .flatMap((each) => [each, decodeAddress(each)])
      .find((each) => !each.startsWith("..") && project.has(each));
  }
}

/** An address of another host, which stays; one of a scheme that no page may lead to is left out. */
function foreign(target: string): Resolved {
  const address = target.replaceAll("\\", "/").replaceAll(/\s/gu, "%20");
  if (address.startsWith("//")) return { address: `https:${address}` };
  if (/^(?:https?|mailto):/iu.test(address)) return { address };
  const [scheme = ""] = address.split(":");
  return {
    address: undefined,
    outcome: `no page may lead to ${scheme.toLowerCase()}: the address is shown as text`,
  };
}

/** Without line breaks, and without the scheme by which Docusaurus names a file that it shall not look for. */
function clean(target: string): string {
  const flat = target.trim().replaceAll(/[\n\r\t]/gu, "");
  return flat.replace(/^pathname:\/\/(?=\/)/iu, "");
}

function toHash(hash: string): string {
  return hash === "" ? "" : `#${hash}`;
}
