import { existsSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { brotliCompressSync } from "node:zlib";

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
const ELEMENT = /<(script|link|img)\b[^>]*>/gu;

function readAttribute(element: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`, "u").exec(element)?.[1];
}

/** Root-relative addresses that a document makes a browser load at once, by kind. */
function readDocument(html: string) {
  const found = {
    scripts: new Set<string>(),
    styles: new Set<string>(),
    fonts: new Set<string>(),
    images: new Set<string>(),
  };
  for (const [element, tag] of html.matchAll(ELEMENT)) {
    const address = readAttribute(element, tag === "link" ? "href" : "src");
    if (address === undefined || !/^\/(?!\/)/u.test(address)) continue;
    const rel = readAttribute(element, "rel");
    if (tag === "script" || rel === "modulepreload") found.scripts.add(address);
    else if (rel === "stylesheet") found.styles.add(address);
    else if (rel === "preload" && address.endsWith(".woff2"))
      found.fonts.add(address);
    else if (tag === "img" && readAttribute(element, "loading") !== "lazy")
      found.images.add(address);
  }
  return found;
}

/** Addresses that a built file names, as root-relative ones. */
function namesIn(client: string, address: string, pattern: RegExp): string[] {
  const text = readFileSync(join(client, address), "utf8");
  return [...text.matchAll(pattern)].map(([, name = ""]) =>
    name.startsWith("/") ? name : posix.join(dirname(address), name),
  );
}

/** Scripts and all that they import before they run; what is imported later, when it is needed, is not among them. */
function withImports(client: string, scripts: Iterable<string>): Set<string> {
  const all = new Set<string>();
  const visit = (address: string) => {
    if (all.has(address)) return;
    all.add(address);
    namesIn(client, address, STATIC_IMPORT).forEach(visit);
  };
  for (const script of scripts) visit(script);
  return all;
}

/** The size of a built file as it is sent: compressed where that lies beside it. */
function sizeOf(client: string, address: string): number {
  const file = join(client, decodeURI(address));
  return readFileSync(existsSync(`${file}.br`) ? `${file}.br` : file).length;
}

/**
 * Weighs a page by its document and the built files it leads to. Each font that its styles declare counts, and each
 * image that is not lazy.
 * @param client folder of the built files
 * @throws when the document leads to a file that is not there
 */
export function weighPage(html: string, client: string): PageWeight {
  const page = readDocument(html);
  const scripts = withImports(client, page.scripts);
  const fonts = new Set([
    ...page.fonts,
    ...[...page.styles].flatMap((style) => namesIn(client, style, FONT)),
  ]);
  const images = [...page.images].filter(
    (address) => !address.startsWith("/content-assets/"),
  );
  const sum = (addresses: Iterable<string>) =>
    [...addresses].reduce((total, each) => total + sizeOf(client, each), 0);
  return {
    html: Buffer.byteLength(html),
    htmlBr: brotliCompressSync(html).length,
    jsBr: sum(scripts),
    cssBr: sum(page.styles),
    fonts: sum(fonts),
    images: sum(images),
    requests:
      1 + scripts.size + page.styles.size + fonts.size + page.images.size,
  };
}
