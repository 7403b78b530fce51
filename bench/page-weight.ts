import { existsSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { BuiltServer } from "./built-server.ts";

type Folders = BuiltServer["folders"];

/** Bytes that a first visit loads before it does anything, and the number of requests it takes. */
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

/** What kind of file an element loads at once; undefined if it loads none, or a lazy image. */
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

/** Root-relative addresses that a browser loads at once for a document, by kind. */
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

/** Addresses that a built file names, as root-relative ones. */
function namesIn(folders: Folders, address: string, pattern: RegExp): string[] {
  const text = readFileSync(toFile(folders, address), "utf8");
  return [...text.matchAll(pattern)].map(([, name = ""]) =>
    name.startsWith("/") ? name : posix.join(dirname(address), name),
  );
}

/** Scripts and all that they import before they run; what is imported later, when it is needed, is not among them. */
function withImports(folders: Folders, scripts: Iterable<string>): Set<string> {
  const all = new Set<string>();
  const visit = (address: string) => {
    if (all.has(address)) return;
    all.add(address);
    namesIn(folders, address, STATIC_IMPORT).forEach(visit);
  };
  for (const script of scripts) visit(script);
  return all;
}

/** The size of a file as it is sent: compressed where that lies beside it. */
function sizeOf(folders: Folders, address: string): number {
  const file = toFile(folders, address);
  return readFileSync(existsSync(`${file}.br`) ? `${file}.br` : file).length;
}

/** As the server compresses a page once it has the time. */
function sizeOfBrotli(html: Buffer): number {
  return brotliCompressSync(html, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    },
  }).length;
}

/**
 * Weighs a page by its document and the built files it leads to. Each font that its styles declare counts, and each
 * image that is not lazy, the icons among them.
 * @throws when the document leads to a file that is not there
 */
export function weighPage(html: Buffer, folders: Folders): PageWeight {
  const page = readDocument(html.toString());
  const scripts = withImports(folders, page.scripts);
  const fonts = new Set([
    ...page.fonts,
    ...[...page.styles].flatMap((style) => namesIn(folders, style, FONT)),
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
