import { existsSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { BuiltServer } from "./built-server.ts";

type Folders = BuiltServer["folders"];

/** The bytes and requests of a first visit before any interaction. */
export interface PageWeight {
  html: number;
  htmlBr: number;
  jsBr: number;
  cssBr: number;
  fonts: number;
  images: number;
  requests: number;
}

const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["'](\.{1,2}\/[^"']+\.js)["']/gu;
const FONT = /url\(["']?([^"')]+\.woff2)/gu;
const ELEMENT = /<(script|link|img|use)\b[^>]*>/gu;

function readAttribute(element: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`, "u").exec(element)?.[1];
}

/** The type of file that an element loads immediately. Undefined if it loads none, or a lazy image. */
function kindOf(element: string, tag: string, address: string) {
  if (tag === "script") return "scripts";
  if (tag === "use") return "images";
  if (tag === "img")
    return readAttribute(element, "loading") === "lazy" ? undefined : "images";
  switch (readAttribute(element, "rel")) {
    case "modulepreload":
      return "scripts";
    case "stylesheet":
      return "styles";
    case "icon":
      return "images";
    case "preload":
      return address.endsWith(".woff2") ? "fonts" : undefined;
    default:
      return undefined;
  }
}

/** Root-relative addresses that a browser loads immediately for a document, by type. */
function readDocument(html: string) {
  const found = {
    scripts: new Set<string>(),
    styles: new Set<string>(),
    fonts: new Set<string>(),
    images: new Set<string>(),
  };
  for (const [element, tag = ""] of html.matchAll(ELEMENT)) {
    const name = tag === "link" || tag === "use" ? "href" : "src";
    const [address = ""] = (readAttribute(element, name) ?? "").split("#");
    if (!/^\/(?!\/)/u.test(address)) continue;
    const kind = kindOf(element, tag, address);
    if (kind) found[kind].add(address);
  }
  return found;
}

function toFile(folders: Folders, address: string): string {
  const fit = folders.find(([prefix]) => address.startsWith(prefix));
  if (fit === undefined) throw new Error(`Nothing is served at ${address}.`);
  const [prefix, folder] = fit;
  return join(folder, decodeURI(address.slice(prefix.length)));
}

/** The root-relative addresses of the files that a built file refers to. */
function referencesIn(
  folders: Folders,
  address: string,
  pattern: RegExp,
): string[] {
  const text = readFileSync(toFile(folders, address), "utf8");
  return [...text.matchAll(pattern)].map(([, name = ""]) =>
    name.startsWith("/") ? name : posix.join(dirname(address), name),
  );
}

/** Scripts and all their static imports. Dynamic imports do not count. */
function withImports(folders: Folders, scripts: Iterable<string>): Set<string> {
  const all = new Set<string>();
  const visit = (address: string) => {
    if (all.has(address)) return;
    all.add(address);
    referencesIn(folders, address, STATIC_IMPORT).forEach(visit);
  };
  for (const script of scripts) visit(script);
  return all;
}

/** The size of a file as it is sent: that of the compressed file, if there is one. */
function sizeOf(folders: Folders, address: string): number {
  const file = toFile(folders, address);
  return readFileSync(existsSync(`${file}.br`) ? `${file}.br` : file).length;
}

/** The size of a page after the server has compressed it well. */
function sizeOfBrotli(html: Buffer): number {
  return brotliCompressSync(html, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    },
  }).length;
}

/**
 * Adds up the sizes of a page's document and files: scripts, styles, all fonts that the styles declare, icons, and all
 * images that are not lazy.
 * @throws if a file is missing
 */
export function weighPage(html: Buffer, folders: Folders): PageWeight {
  const page = readDocument(html.toString());
  const scripts = withImports(folders, page.scripts);
  const fonts = new Set([
    ...page.fonts,
    ...[...page.styles].flatMap((style) => referencesIn(folders, style, FONT)),
  ]);
  const sum = (addresses: Iterable<string>) =>
    [...addresses].reduce((total, each) => total + sizeOf(folders, each), 0);
  return {
    html: html.length,
    htmlBr: sizeOfBrotli(html),
    jsBr: sum(scripts),
    cssBr: sum(page.styles),
    fonts: sum(fonts),
    images: sum(page.images),
    requests:
      1 + scripts.size + page.styles.size + fonts.size + page.images.size,
  };
}
