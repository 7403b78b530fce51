import { posix } from "node:path";
import type {
  ConvertedDocument,
  Resolved,
  TargetResolver,
} from "../body/document-body.ts";
import { altFor, anchorIds, findHeading } from "../body/find-heading.ts";
import { isTemplateAddress, REFERENCE } from "../body/template-address.ts";
import { sitePaths } from "#schema";
import { decodeAddress } from "../../model/decode-address.ts";
import type { ForeignDocument } from "../dialects/dialect.ts";
import type { Import } from "../open-import.ts";
import type { EntryFiles } from "../write/entry-files.ts";
import { DocumentFinder, toLocal } from "./find-document.ts";

/** The new address of each imported document, and its text; one of an earlier run has no text. */
export type LinkTargets = Map<
  ForeignDocument,
  { address: string; text?: ConvertedDocument }
>;

/** Where the links and images of one document lead from now on. */
export function createResolver(
  document: ForeignDocument,
  files: EntryFiles,
  targets: LinkTargets,
  run: Import,
): TargetResolver {
  const links = new LinkResolver(document, files, targets, run);
  return {
    altFor,
    link: (target) => links.link(target),
    image: (target) => links.image(target),
  };
}

const finders = new WeakMap<LinkTargets, DocumentFinder>();
const UNKNOWN = "its value is not known";

class LinkResolver {
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
    const local = toLocal(target, this.#run.site);
    if (local !== undefined)
      return this.#local(local, local === target ? undefined : target);
    const [, scheme = ""] = /^([^:]*):/u.exec(target) ?? [];
    if (/^(?:https?|mailto)$/iu.test(scheme))
      return { address: target.replaceAll(/\s/gu, "%20") };
    return {
      address: undefined,
      outcome: `no page may lead to ${scheme.toLowerCase()}: the address is shown as text`,
    };
  }

  image(written: string): Resolved {
    const target = clean(written);
    if (this.#files.has(target)) return { address: target };
    if (isTemplateAddress(target))
      return { address: undefined, outcome: `is not shown: ${UNKNOWN}` };
    const unread = {
      address: undefined,
      outcome: "left out: it holds no picture that can be read",
    };
    if (/^data:/iu.test(target)) return this.#files.saveData(target) ?? unread;
    if (target.startsWith("//")) return { address: `https:${target}` };
    const local = toLocal(target, this.#run.site);
    if (local === undefined)
      return /^https?:/iu.test(target)
        ? { address: target.replaceAll(/\s/gu, "%20") }
        : { address: undefined, outcome: "left out: no page may show it" };
    const named = local.startsWith(REFERENCE)
      ? decodeAddress(local.slice(REFERENCE.length))
      : local;
    const path = named.replace(/[?#].*$/u, "");
    const file = this.#findFile(path);
    if (file === undefined && local !== target) return { address: target };
    const kept =
      file === undefined
        ? { problem: "is not in the project" }
        : this.#files.copyImage(file);
    if ("address" in kept) return kept;
    const address = this.#onOldSite(
      path.replace(/^@site\/(?:static\/)?/u, "/"),
    );
    return {
      address,
      outcome: `${kept.problem}: ${address === undefined ? "its name is shown" : `shown from the old site, ${address}`}`,
    };
  }

  #reference(reference: string): Resolved {
    const [path = "", hash] = reference.split("#", 2);
    const found =
      path === ""
        ? this.#document
        : this.#finder.byReference(path, this.#document);
    const bare = path.replace(/^\/+/u, "").replace(/\.(?:md|markdown)$/u, "");
    return found === undefined
      ? this.#unresolved(`/${bare}${toHash(hash)}`)
      : this.#toDocument(found, hash);
  }

  /** @param ownAddress the whole address, for one that names the old site itself */
  #local(local: string, ownAddress: string | undefined): Resolved {
    const [beforeHash = "", hash] = local.split("#", 2);
    const path = beforeHash.replace(/\?.*$/u, "");
    const found =
      path === "" ? undefined : this.#finder.byLink(path, this.#document);
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
    const { entries, publicFiles } = this.#run.before.folder;
    const known = new Set<string>([
      ...sitePaths,
      ...publicFiles,
      ...entries.map((entry) => entry.path),
    ]);
    return path.startsWith("/") && known.has(bare)
      ? { address: bare + toHash(hash) }
      : this.#unresolved(local);
  }

  #toDocument(found: ForeignDocument, hash = ""): Resolved {
    const address = this.#targets.get(found)?.address;
    if (address === undefined)
      return this.#unresolved(
        `${found.address ?? "/"}${toHash(hash || undefined)}`,
      );
    if (hash === "") return { address };
    return this.#toAnchor(found, hash, found === this.#document ? "" : address);
  }

  #toAnchor(found: ForeignDocument, hash: string, address: string): Resolved {
    const { address: whole = "#", text } = this.#targets.get(found) ?? {};
    const wanted = decodeAddress(hash);
    const lost = (why: string): Resolved => ({
      address: whole,
      kind: "anchor",
      outcome: `leads to the page as a whole: ${why}`,
    });
    if (text === undefined) return lost("it was imported before");
    if (/^(?:user-content-)?fn(?:ref)?[-:]/u.test(wanted))
      return { address: `${address}#${hash}` };
    const ids = anchorIds(text.headings);
    const number = text.anchors.get(wanted) ?? text.anchors.get(hash);
    const id = ids[number ?? findHeading(text.headings, ids, wanted) ?? -1];
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
    const isBased = base !== "" && local.startsWith(`${base}/`);
    const path = encodeURI(decodeAddress(local));
    const from = `${origin}${base}${encodeURI(this.#document.address ?? "/")}`;
    if (origin === undefined || !URL.canParse(path, from)) return undefined;
    return local.startsWith("/")
      ? `${origin}${isBased ? "" : base}${path}`
      : new URL(path, from).href;
  }

  /** The file of the project that a text names: beside it, in its content folder, or where files are served from. */
  #findFile(target: string): string | undefined {
    const { project, site } = this.#run;
    const { path, placed } = this.#document;
    const here = posix.dirname(path);
    const isBased = site.base !== "" && target.startsWith(`${site.base}/`);
    const bare = isBased ? target.slice(site.base.length) : target;
    const [, alias, aliased = ""] =
      /^(@site|[@~](?=\/)|@[\w-]+)\/(.*)$/u.exec(target) ?? [];
    const near = target.startsWith("/")
      ? []
      : [here, posix.join(here, ".."), placed.folder];
    const served = [
      ...site.assets.map((folder) => posix.join(site.folder, folder)),
      placed.folder,
    ];
    const aliases =
      alias === undefined
        ? []
        : [aliased, `src/${aliased}`, `src/${alias.slice(1)}/${aliased}`];
    const all = [...near, ...served].map((folder) => posix.join(folder, bare));
    return [...all, ...aliases.map((each) => posix.join(site.folder, each))]
      .flatMap((each) => [each, decodeAddress(each)])
      .find(
        (each) => target !== "" && !each.startsWith("..") && project.has(each),
      );
  }
}

/** Without line breaks, and without the scheme by which Docusaurus names a file that it shall not look for. */
function clean(target: string): string {
  const flat = target.trim().replaceAll(/[\n\r\t]/gu, "");
  return flat.replace(/^pathname:\/\/(?=\/)/iu, "");
}

function toHash(hash: string | undefined): string {
  return hash === undefined ? "" : `#${hash}`;
}
