import { stat } from "node:fs/promises";
import { extname, join } from "node:path";
import type { NextFunction, RequestHandler, Response } from "express";
import { chooseEncoding, type Encoding } from "../cache/content-encoding.ts";

const YEAR = "public, max-age=31536000, immutable";
const HOUR = "public, max-age=3600";

/** A browser can open an SVG as a document. This policy allows drawing, but no scripts and no loading. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
const IMAGE = /\.(?:svg|png|jpe?g|webp|avif|gif|ico)$/iu;
const COMPRESSED = {
  br: ".br",
  gzip: ".gz",
  identity: "",
} as const satisfies Record<Encoding, string>;

/**
 * The file's path relative to the folder. Undefined for dot files outside /.well-known and for compressed variants.
 */
function toFilePath(urlPath: string): string | undefined {
  const path = decodeURIComponent(urlPath);
  const visible = path.startsWith("/.well-known/")
    ? path.slice("/.well-known".length)
    : path;
  if (visible.includes("/.") || /\.(?:br|gz)$/u.test(path)) return undefined;
  // Pages have no extension, so this saves a file system call.
  return visible !== path || extname(path) !== "" ? path : undefined;
}

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}

async function findEncodings(file: string): Promise<Encoding[]> {
  const found: Encoding[] = [];
  for (const encoding of ["br", "gzip"] as const) {
    if (await isFile(`${file}${COMPRESSED[encoding]}`)) found.push(encoding);
  }
  return [...found, "identity"];
}

/** Sets the headers of a file by its name: its type, and restrictions for browsers. */
export function setFileHeaders(
  response: Response,
  path: string,
  cacheControl: string,
): void {
  response.set("Cache-Control", cacheControl).type(extname(path) || "bin");
  if (!IMAGE.test(path)) return;
  // Feed readers and chat apps show our images on their own pages.
  response.set("Cross-Origin-Resource-Policy", "cross-origin");
  if (/\.svg$/iu.test(path))
    response.set("Content-Security-Policy", SVG_POLICY);
}

/**
 * A range or precondition that cannot be met gets a reply without a body. A client that has disconnected gets none.
 */
function answerFailure(
  error: Error,
  response: Response,
  next: NextFunction,
): void {
  const status = "status" in error ? error.status : undefined;
  if (response.headersSent || response.destroyed) return;
  if (status !== 412 && status !== 416) {
    next(error);
    return;
  }
  response.removeHeader("Content-Encoding");
  response.status(status).set("Cache-Control", "no-store").end();
}

/**
 * Serves the files of a folder, compressed if a compressed variant is beside the file. Missing files go to `next`.
 * @param isImmutable true for paths whose content never changes
 */
export function createStaticFiles(
  folder: string,
  isImmutable: (path: string) => boolean,
): RequestHandler {
  return async (request, response, next) => {
    const path = toFilePath(request.path);
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (path === undefined || !isRead || !(await isFile(join(folder, path)))) {
      next();
      return;
    }
    const available = await findEncodings(join(folder, path));
    const encoding = chooseEncoding(request.get("accept-encoding"), available);
    setFileHeaders(response, path, isImmutable(path) ? YEAR : HOUR);
    if (available.length > 1) response.vary("Accept-Encoding");
    if (encoding !== "identity") response.set("Content-Encoding", encoding);
    const name = `${path}${COMPRESSED[encoding]}`;
    const options = { root: folder, cacheControl: false } as const;
    response.sendFile(name, { ...options, dotfiles: "allow" }, (error) => {
      if (error) answerFailure(error, response, next);
    });
  };
}
