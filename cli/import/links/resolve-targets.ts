import { posix, join } from "node:path";
import { decodeAddress } from "../../model/decode-address.ts";
import {
  findHeading,
  type ConvertedDocument,
} from "../body/convert-document.ts";
import type { ResolveTarget } from "../body/rewrite-targets.ts";
import type { ForeignDocument } from "../dialects/dialect.ts";
import { hasTemplateCode } from "../fields/plain-text.ts";
import type { Import } from "../import.ts";
import type { DocumentFinder } from "./find-document.ts";
import { readFileSync, statSync } from "node:fs";
import { toSlug } from "../../model/slug.ts";
import { imageTypeOf } from "../../model/own-files.ts";
import { createSourceText } from "../../model/source-text.ts";
import { checkSvg } from "../../rules/svg/check-svg.ts";
import type { PlannedFile } from "../write/settle-entries.ts";

/** The new address of an imported document, and its text; one of an earlier run has no text. */
interface LinkTarget {
  address: string;
  text?: ConvertedDocument;
}

/** What links lead to, and how many bytes all pictures may still take. */
export interface LinkSpace {
  run: Import;
  targets: Map<ForeignDocument, LinkTarget>;
  finder: DocumentFinder;
  bytes: number;
}

type Report = Parameters<ResolveTarget>[2];

/** A link or an image of one document. */
interface Place extends LinkSpace {
  document: ForeignDocument;
  files: EntryFiles;
  report: Report;
}

/** Stands for the host of a site that nobody has named. */
const NOWHERE = "https://old.invalid";

/** Where the links and images of one document lead in the new site. */
export function createResolver(document: ForeignDocument, space: LinkSpace) {
  const files = createEntryFiles(space);
  const resolve: ResolveTarget = (written, type, report) => {
    // `pathname://`, `@site/static/a.png` and `@/a.md` begin at the root of a site.
    const target = written
      .replaceAll(/[\n\r\t]/gu, "")
      .trim()
      .replace(/^(?:pathname:\/\/\/|@site\/(?:static\/)?|[@~]\/)/iu, "/");
    if (hasTemplateCode(target)) {
      report("its value is not known: only its words are kept");
      return undefined;
    }
    const place = { ...space, document, files, report };
    const url = URL.parse(target, NOWHERE);
    const isOwn = url?.host === URL.parse(space.run.site.origin ?? "")?.host;
    if (url?.origin !== NOWHERE && !(url && isOwn))
      return resolveForeign(target, url, report);
    const local = isOwn ? url.href.slice(url.origin.length) : target;
    return type === "image"
      ? resolveImage(local, place)
      : resolveLink(local, place);
  };
  return { images: files.images, resolve };
}

/** An address of another host, which stays; one of a scheme that no page may lead to is left out. */
function resolveForeign(target: string, url: URL | null, report: Report) {
  if (url && /^(?:https?|mailto):$/u.test(url.protocol))
    return /^[a-z]+:[^\\\s]+$/iu.test(target) ? target : url.href;
  report(`no page may lead to ${url?.protocol ?? "it"}`);
  return undefined;
}

function resolveLink(local: string, place: Place): string | undefined {
  const { document, finder, report, run, targets } = place;
  const [path = "", hash = ""] = local.replace(/\?[^#]*/u, "").split("#", 2);
  const found = path === "" ? document : finder.byLink(path, document);
  const there = found && targets.get(found);
  if (local !== "" && there !== undefined)
    return toPlace(there, hash, found === document, report);
  if (local === "") {
    report("leads nowhere");
    return "#";
  }
  const address = toOldSite(local, place);
  report(
    run.site.origin
      ? `leads to the old site: ${address ?? ""}`
      : "leads to nothing that was imported (--origin names the old site)",
  );
  return address;
}

/** The place in a document that an id of its old page meant. */
function toPlace(to: LinkTarget, hash: string, isOwn: boolean, report: Report) {
  const { address, text } = to;
  const wanted = decodeAddress(hash);
  const { id, number } = text ? findHeading(text, wanted) : {};
  if (hash !== "" && id !== undefined)
    return `${isOwn ? "" : address}#${encodeURI(id)}`;
  if (hash !== "" && number === undefined)
    report("leads to the page as a whole: it has no such heading", "anchor");
  return address;
}

function resolveImage(local: string, place: Place): string | undefined {
  const { files, report, run } = place;
  const path = local.replace(/[?#].*$/u, "");
  const file = findFile(path, place);
  const kept = file
    ? files.copyImage(file)
    : { problem: "is not in the project" };
  if ("address" in kept) return kept.address;
  const address = run.site.origin && toOldSite(path, place);
  const shown = `shown from the old site, ${address ?? ""}`;
  report(`${kept.problem}: ${address ? shown : "its name is shown"}`);
  return address;
}

/** An address of the old site that nothing imported answers; without its host where nobody has named it. */
function toOldSite(local: string, { document, run }: Place) {
  const { address = "/" } = document;
  const { base, origin } = run.site;
  const isBare = local.startsWith("/") && !local.startsWith(`${base}/`);
  const root = origin ? origin + base : NOWHERE;
  const path = origin && isBare ? base + local : local;
  const url = URL.parse(path, root + address);
  return origin ? url?.href : url?.href.slice(url.origin.length);
}

/** The file of the project that a text names: beside it, in its content folder, or where files are served from. */
function findFile(target: string, { document, run }: Place) {
  const { address = "/", path, placed } = document;
  const { project, site } = run;
  const isBased = site.base !== "" && target.startsWith(`${site.base}/`);
  const based = isBased ? target.slice(site.base.length) : target;
  // `@assets/a.png`
  const bare = based.replace(/^@(?=[\w-]+\/)/u, "/");
  const here = posix.dirname(path);
  const near = bare.startsWith("/") ? [] : [here, posix.join(here, "..")];
  const served = [...site.assets, "src"].map((each) =>
    posix.join(site.folder, each),
  );
  // Files may be served from the folder of the page: `static/2024/trees/tree.svg` for `/2024/trees/`.
  const page = address.endsWith("/") ? address : posix.dirname(address);
  const beside = bare.startsWith("/")
    ? []
    : served.map((folder) => posix.join(folder, page));
  const found = [...near, ...beside, ...served, placed.source.folder]
    .map((folder) => posix.join(folder, bare))
    .flatMap((each) => [each, decodeAddress(each)])
    .find((each) => project.has(each));
  if (found !== undefined || !bare.startsWith("/")) return found;
  // A build may serve files from elsewhere: the one that can be meant.
  const ends = project.files.filter((each) =>
    `/${each}`.endsWith(decodeAddress(bare)),
  );
  return ends.length === 1 ? ends[0] : undefined;
}

const MAX_FILE = 25_000_000;
const SHOWN = new Set(["png", "jpg", "gif", "webp", "avif", "svg"]);

/** The pictures that one entry takes along. */
type EntryFiles = ReturnType<typeof createEntryFiles>;

function createEntryFiles(space: { run: Import; bytes: number }) {
  const images: PlannedFile[] = [];
  return {
    images,
    /** Named after what its first bytes are: many a file is not what its name says. */
    copyImage(file: string): { address: string } | { problem: string } {
      const from = join(space.run.project.root, file);
      const known = images.find((image) => image.from === from);
      if (known !== undefined) return { address: `./${known.path}` };
      const { size } = statSync(from);
      if (size > Math.min(MAX_FILE, space.bytes))
        return { problem: "it is over 25 MB, or all files are over 1 GB" };
      const bytes = readFileSync(from);
      const type = imageTypeOf(bytes) ?? "";
      if (!SHOWN.has(type))
        return { problem: "its file is no picture that a page can show" };
      const problem = type === "svg" ? checkDrawing(file, bytes) : undefined;
      if (problem !== undefined) return { problem };
      const base = toSlug(posix.parse(file).name) || "image";
      let path = `${base}.${type}`;
      for (let number = 2; images.some((each) => each.path === path); number++)
        path = `${base}-${number}.${type}`;
      space.bytes -= size;
      images.push({ path, bytes, from });
      return { address: `./${path}` };
    },
  };
}

function checkDrawing(path: string, bytes: Buffer): string | undefined {
  const text = bytes.toString();
  if (text.includes("\uFFFD")) return "the drawing is not UTF-8";
  const [problem] = checkSvg(createSourceText(path, text));
  return problem && `the drawing may not be published: ${problem.message}`;
}
