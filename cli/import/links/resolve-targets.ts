import { posix } from "node:path";
import type {
  ConvertedDocument,
  Resolved,
  TargetResolver,
} from "../body/document-body.ts";
import { anchorIds, findHeading } from "../body/find-heading.ts";
import { isTemplateAddress, REFERENCE } from "../body/template-address.ts";
import { decodeAddress } from "../../model/decode-address.ts";
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

const TOP = /^(?:top|content|main|page-top|_top)?$/u;

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
  return {
    link: (written) => resolveLink(clean(written), document, space),
    image: (written) =>
      resolveImage(clean(written), document, files, space.run),
  };
}

function resolveLink(
  target: string,
  document: ForeignDocument,
  { finder, run, targets }: LinkSpace,
): Resolved {
  if (target === "")
    return { address: "#", outcome: "leads nowhere", kind: "link" };
  const outcome = "leads nowhere: its value is not known, its words are kept";
  if (isTemplateAddress(target))
    return { address: undefined, outcome, isHidden: true };
  const local = toLocal(target, run);
  if (local === undefined) return toForeign(target);
  const [beforeHash = "", hash = ""] = local.split("#", 2);
  const path = beforeHash.replace(/\?.*$/u, "");
  const named = target.startsWith(REFERENCE)
    ? finder.byReference(path, document)
    : finder.byLink(path, document);
  const found = path === "" ? document : named;
  const there = found && targets.get(found);
  if (there !== undefined) return toPlace(there, hash, found === document);
  const isWhole = /^https?:/iu.test(target);
  return isWhole ? { address: target } : toNothing(local, document, run);
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
  const number = anchors?.get(wanted) ?? anchors?.get(hash);
  const id = ids[number ?? findHeading(headings, ids, wanted) ?? -1];
  if (id !== undefined)
    return { address: `${isHere ? "" : address}#${encodeURI(id)}` };
  if (number !== undefined || TOP.test(wanted)) return { address };
  const outcome = "leads to the page as a whole: it has no such heading";
  return { address, kind: "anchor", outcome };
}

function resolveImage(
  target: string,
  document: ForeignDocument,
  files: EntryFiles,
  run: Import,
): Resolved {
  const isUnknown = isTemplateAddress(target);
  const why = isUnknown
    ? "is not shown: its value is not known"
    : "left out: a picture has to be a file of the project";
  if (isUnknown || /^data:/iu.test(target))
    return { address: undefined, outcome: why };
  // A picture that was copied before.
  if (files.has(target)) return { address: target };
  const local = toLocal(target, run);
  if (local === undefined) return toForeign(target);
  const path = local.replace(/[?#].*$/u, "");
  const file = findFile(path, document, run);
  const kept = file
    ? files.copyImage(file)
    : { problem: "is not in the project" };
  if ("address" in kept) return kept;
  const bare = path.replace(/^@site\/(?:static\/)?/u, "/");
  const address = onOldSite(bare, document, run);
  const shown = address && `shown from the old site, ${address}`;
  return {
    address,
    outcome: `${kept.problem}: ${shown ?? "its name is shown"}`,
  };
}

/** The part of an address after the host of the site; undefined for one of another host or scheme. */
function toLocal(address: string, { site }: Import): string | undefined {
  if (address.startsWith(REFERENCE))
    return decodeAddress(address.slice(REFERENCE.length));
  const [whole = "", host] =
    /^((?:https?:)?[/\\]{2}[^/?#]*)|^[a-z][a-z0-9+.-]*:/iu.exec(address) ?? [];
  if (whole === "") return address;
  const own = site.origin?.toLowerCase().replace(/^https?:/u, "");
  const isOwn = host?.toLowerCase().replace(/^https?:/u, "") === own;
  return host && isOwn ? address.slice(host.length) || "/" : undefined;
}

/** An address that nothing imported answers: on the old site it still does. */
function toNothing(
  local: string,
  document: ForeignDocument,
  run: Import,
): Resolved {
  const remote = onOldSite(local, document, run);
  if (remote !== undefined)
    return { address: remote, outcome: `leads to the old site: ${remote}` };
  const path = local.replace(/[?#].*$/su, "");
  const from = posix.dirname(document.address ?? "/x");
  // Browsers drop each `..` above the root as well.
  const whole = posix.join("/", path.startsWith("/") ? "" : from, path);
  const address = (whole + local.slice(path.length)).replaceAll(/\s/gu, "%20");
  const outcome =
    "leads to nothing that was imported (--origin names the old site)";
  return { address, outcome };
}

function onOldSite(
  local: string,
  document: ForeignDocument,
  { site }: Import,
): string | undefined {
  const { base, origin } = site;
  if (origin === undefined) return undefined;
  const path = encodeURI(decodeAddress(local));
  const isBased = base !== "" && local.startsWith(`${base}/`);
  const from = `${origin}${base}${encodeURI(document.address ?? "/")}`;
  if (local.startsWith("/")) return `${origin}${isBased ? "" : base}${path}`;
  return URL.canParse(path, from) ? new URL(path, from).href : undefined;
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
  const served = site.assets.map((each) => posix.join(site.folder, each));
  const src = posix.join(site.folder, "src");
  return [...near, ...served, src, placed.source.folder]
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

/** Without line breaks, and without the scheme by which Docusaurus names a file that it shall not look for. */
function clean(target: string): string {
  const flat = target.trim().replaceAll(/[\n\r\t]/gu, "");
  return flat.replace(/^pathname:\/\/(?=\/)/iu, "");
}
