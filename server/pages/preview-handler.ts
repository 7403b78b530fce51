import { readdir } from "node:fs/promises";
import type { Request, RequestHandler } from "express";
import { previewPath, verifyPreview, type PreviewGrant } from "#schema";
import type { FindEntry } from "../content/find-unpublished.ts";
import type { RenderSite } from "../site.ts";
import { setFileHeaders } from "./static-files.ts";

export interface Previews {
  /** Signs preview addresses. */
  secret: string;
  find: FindEntry;
  /** Folder of images that only drafts use. */
  images: string;
  clock: () => Date;
}

interface PreviewOptions extends Previews {
  renderSite: RenderSite;
  siteUrl: string;
}

const ADDRESS =
  /^\/preview\/(?<collection>[a-z-]+)\/(?<slug>[a-z0-9%A-F-]+)(?:\/(?<image>\w[\w.-]*))?$/u;

/** The address of an image of the content folder, by its file name in the output. */
const IMAGE_ADDRESS = /\/content-assets\/(\w[\w.-]*)/gu;

const PRIVATE = "private, no-store";

/** Keep a preview out of caches and search engines, and its address out of every Referer header. */
const PRIVATE_HEADERS = {
  "Cache-Control": PRIVATE,
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex, nofollow, noarchive",
};

interface Asked {
  grant: PreviewGrant;
  token: string;
  image: string | undefined;
}

/** The previewed entry. Undefined unless the address is signed and has not expired. */
async function parsePreview(
  { method, originalUrl }: Request,
  secret: string,
  now: Date,
): Promise<Asked | undefined> {
  const [path = "", query] = originalUrl.split("?", 2);
  const { collection, slug, image } = ADDRESS.exec(path)?.groups ?? {};
  const token = new URLSearchParams(query).get("token");
  if (method !== "GET" && method !== "HEAD") return undefined;
  if (collection === undefined || slug === undefined || token === null)
    return undefined;
  const entry = { collection, slug: decodeURI(slug) };
  const grant = await verifyPreview(secret, entry, token, now);
  return grant && { grant, token, image };
}

/**
 * Answers signed addresses of unpublished entries. All other requests are passed to `next` before any entry is looked
 * up, so that clients without a signature cannot find out whether it exists.
 */
export function createPreviewHandler({
  secret,
  find,
  images,
  clock,
  renderSite,
  siteUrl,
}: PreviewOptions): RequestHandler {
  return async (request, response, next) => {
    const asked = await parsePreview(request, secret, clock());
    if (!asked) return next();
    const { grant, image, token } = asked;
    const base = previewPath(grant);
    const kept = new Set(await readdir(images).catch(() => []));
    const shown = new Set<string>();
    const rewrite = (text: string) =>
      text.replaceAll(IMAGE_ADDRESS, (address, name: string) => {
        if (!kept.has(name)) return address;
        shown.add(name);
        return `${base}/${name}?token=${token}`;
      });
    const found = await find(grant.collection, grant.slug, rewrite);
    if (!found || (image !== undefined && !shown.has(image))) return next();
    response.set(PRIVATE_HEADERS);
    if (image !== undefined) {
      setFileHeaders(response, image, PRIVATE);
      response.set("Cross-Origin-Resource-Policy", "same-origin");
      response.sendFile(image, { root: images, cacheControl: false });
    } else if (found.status === "live")
      response.status(302).set("Location", found.path).end();
    else {
      const { reader: content, ...entry } = found;
      const expiresAt = new Date(grant.expires * 1000).toISOString();
      const { originalUrl: url } = request;
      const preview = { ...entry, expiresAt };
      const page = await renderSite({ url, content, siteUrl, preview });
      if (!("html" in page)) throw new Error("A preview became a redirect.");
      response.status(page.status).type("html").end(page.html);
    }
  };
}
