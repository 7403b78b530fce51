import type { RequestHandler } from "express";
import { markdownNames } from "#schema";
import type { ContentSource } from "../content/content-source.ts";
import { sendRedirect } from "../replies/send-redirect.ts";
import { createStaticFiles } from "./static-files.ts";

export const SHARE_ADDRESS = "/share-images";
/** Used until an image is drawn: the toolchain draws images after it has written the index. */
const DEFAULT_IMAGE = "/og-image.png";
const NAME = /^\/([a-z]+)\.([^./]+)\.[0-9a-f]{8}\.png$/u;

/**
 * Serves the share images of visible entries only, because images of scheduled and expired ones are on the disk as
 * well. An outdated address redirects to the current one.
 */
export function createShareImages(
  folder: string,
  content: ContentSource,
): RequestHandler {
  const files = createStaticFiles(folder, () => true);
  return (request, response, next) => {
    const address = addressFor(request.path, content);
    if (address === undefined) {
      next();
      return undefined;
    }
    if (address !== `${SHARE_ADDRESS}${request.path}`)
      return sendRedirect(response, 302, address);
    return files(request, response, (error?: unknown) => {
      if (error === undefined) sendRedirect(response, 302, DEFAULT_IMAGE);
      else next(error);
    });
  };
}

/** The address of the image of the entry at a path. Undefined if visitors may not see it. */
function addressFor(path: string, content: ContentSource): string | undefined {
  const [, name, slug = ""] = NAME.exec(path) ?? [];
  const collection = markdownNames.find((each) => each === name);
  return (
    collection &&
    content.current().shareImage(collection, decodeURIComponent(slug))
  );
}
