import { posix } from "node:path";
import { decodeAddress } from "../../model/decode-address.ts";
import type {
  ConvertedDocument,
  Resolved,
  TargetResolver,
} from "../body/document-body.ts";
import { anchorIds, findHeading } from "../body/outline.ts";
import { isTemplateAddress, REFERENCE } from "../body/rewrite-targets.ts";
import type { ForeignDocument } from "../dialects/dialect.ts";
import type { Import } from "../import.ts";
import type { EntryFiles } from "../write/entry-files.ts";
import type { DocumentFinder } from "./find-document.ts";

/** The new address of each imported document, and its text; one of an earlier run has no text. */
export type LinkTargets = Map<ForeignDocument, LinkTarget>;
interface LinkTarget {
  address: string;
  text?: ConvertedDocument;
}

/** What links lead to. */
export interface LinkSpace {
  run: Import;
  targets: LinkTargets;
  finder: DocumentFinder;
}

/** Where the links and images of one document lead in the new site. */
export function createResolver(
  document: ForeignDocument,
  files: EntryFiles,
  space: LinkSpace,
): TargetResolver {
  const resolve = (written: string, isImage: boolean): Resolved => {
    // Docusaurus names files that it does not check with `pathname://`.
    const target = written
      .replaceAll(/[\n\r\t]/gu, "")
      .trim()
      .replace(/^pathname:\/\/(?=\/)/iu, "");
    const unknown = "its value is not known: only its words are kept";
    if (isTemplateAddress(target))
      return { address: undefined, outcome: unknown };
    const local = toLocal(target, space.run);
    if (local === undefined) return toForeign(target);
    return isImage
      ? resolveImage(local, document, files, space.run)
      : resolveLink(target, local, document, space);
  };
  return {
    link: (written) => resolve(written, false),
    // A picture that was copied before keeps its name.
    image: (written) =>
      files.has(written) ? { address: written } : resolve(written, true),
  };
}

function resolveLink(
  target: string,
  local: string,
  document: ForeignDocument,
  { finder, run, targets }: LinkSpace,
): Resolved {
  if (target === "") return { address: "#", outcome: "leads nowhere" };
  const [beforeHash = "", hash = ""] = local.split("#", 2);
  const path = beforeHash.replace(/\?.*$/u, "");
  const named = target.startsWith(REFERENCE)
    ? finder.byReference(path, document)
    : finder.byLink(path, document);
  const found = path === "" ? document : named;
  const there = found && targets.get(found);
  if (there !== undefined) return toPlace(there, hash, found === document);
  if (/^https?:/iu.test(target)) return { address: target };
  const address = toOldSite(local, document, run);
  const outcome = run.site.origin
    ? `leads to the old site: ${address ?? ""}`
    : "leads to nothing that was imported (--origin names the old site)";
  return { address, outcome };
}

/** The place in a document that an id of its old page meant. */
function toPlace(
  { address, text }: LinkTarget,
  hash: string,
  isHere: boolean,
): Resolved {
  if (hash === "") return { address };
  const wanted = decodeAddress(hash);
  const { anchors, headings = [] } = text ?? {};
  const ids = anchorIds(headings);
  const number = anchors?.get(wanted) ?? findHeading(headings, ids, wanted);
  const id = ids[number ?? -1];
  if (id !== undefined)
    return { address: `${isHere ? "" : address}#${encodeURI(id)}` };
  if (number !== undefined || /^(?:_?top|content|main)?$/u.test(wanted))
    return { address };
  const outcome = "leads to the page as a whole: it has no such heading";
  return { address, kind: "anchor", outcome };
}

function resolveImage(
  local: string,
  document: ForeignDocument,
  files: EntryFiles,
  run: Import,
): Resolved {
  const path = local.replace(/[?#].*$/u, "");
  const file = findFile(path, document, run);
  const kept = file
    ? files.copyImage(file)
    : { problem: "is not in the project" };
  if ("address" in kept) return kept;
  const bare = path.replace(/^@site\/(?:static\/)?/u, "/");
  const address = run.site.origin && toOldSite(bare, document, run);
  const shown = address
    ? `shown from the old site, ${address}`
    : "its name is shown";
  return { address, outcome: `${kept.problem}: ${shown}` };
}

/** The part of an address after the host of the site; undefined for one of another host or scheme. */
function toLocal(address: string, { site }: Import): string | undefined {
  if (address.startsWith(REFERENCE))
    return decodeAddress(address.slice(REFERENCE.length));
  const [whole, host = ""] =
    /^((?:https?:)?[/\\]{2}[^/?#]*)|^[a-z][a-z0-9+.-]*:/iu.exec(address) ?? [];
  if (whole === undefined) return address;
  const [own, named] = [site.origin ?? "", host].map((each) =>
    each.toLowerCase().replace(/^https?:/u, ""),
  );
  const isOwn = host !== "" && named === own;
  return isOwn ? address.slice(host.length) || "/" : undefined;
}

/** An address of the old site that nothing imported answers; without its host where nobody has named it. */
function toOldSite(
  local: string,
  { address = "/" }: ForeignDocument,
  { site: { base, origin } }: Import,
): string | undefined {
  const isBare = local.startsWith("/") && !local.startsWith(`${base}/`);
  const path = origin && isBare ? base + local : local;
  const from = `${origin ?? "https://old.invalid"}${origin ? base : ""}${address}`;
  const url = URL.parse(path, from);
  if (url === null) return undefined;
  return origin ? url.href : `${url.pathname}${url.search}${url.hash}`;
}

/** The file of the project that a text names: beside it, in its content folder, or where files are served from. */
function findFile(
  target: string,
  { path, placed }: ForeignDocument,
  { project, site }: Import,
): string | undefined {
  const isBased = site.base !== "" && target.startsWith(`${site.base}/`);
  const based = isBased ? target.slice(site.base.length) : target;
  // `@site/static/a.png`, `~/assets/a.png`, `@assets/a.png`
  const bare = based.replace(/^(?:@site|[@~])\/|^@(?=[\w-]+\/)/u, "/");
  const here = posix.dirname(path);
  const near = bare.startsWith("/") ? [] : [here, posix.join(here, "..")];
  const served = [...site.assets, "src"].map((each) =>
    posix.join(site.folder, each),
  );
  return [...near, ...served, placed.source.folder]
    .map((folder) => posix.join(folder, bare))
    .flatMap((each) => [each, decodeAddress(each)])
    .find((each) => project.has(each));
}

/** An address of another host, which stays; one of a scheme that no page may lead to is left out. */
function toForeign(target: string): Resolved {
  const address = target.replaceAll("\\", "/").replaceAll(/\s/gu, "%20");
  if (address.startsWith("//")) return { address: `https:${address}` };
  if (/^(?:https?|mailto):/iu.test(address)) return { address };
  const [scheme = ""] = address.split(":");
  const outcome = `no page may lead to ${scheme.toLowerCase()}: the address is shown as text`;
  return { address: undefined, outcome };
}
