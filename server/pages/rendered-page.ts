import { encodeBrotli, encodeGzip, type Encoding } from "./content-encoding.ts";
import { digestBytes } from "./entity-tag.ts";

/** The result of rendering: a document or a redirect. */
export type PageResult =
  | { status: number; html: string }
  | { status: 301 | 302 | 308; location: string };

/** A document that does not come from the site, such as the sitemap. */
export interface TextResult {
  status: number;
  text: string;
  contentType: string;
}

/** One encoding of a page: its bytes and its suffix in the ETag. */
export interface PageBody {
  bytes: Buffer;
  variant: string;
}

/** A page that is ready to send. */
export interface DocumentPage {
  kind: "document";
  status: number;
  contentType: string;
  digest: string;
  bodies: Record<Encoding, PageBody>;
}

export type RenderedPage =
  | DocumentPage
  | { kind: "redirect"; status: 301 | 302 | 308; location: string };

const HTML = "text/html; charset=utf-8";

async function toDocument({
  status,
  text,
  contentType,
}: TextResult): Promise<DocumentPage> {
  const raw = Buffer.from(text);
  const [br, gzip] = await Promise.all([encodeBrotli(raw, 5), encodeGzip(raw)]);
  return {
    kind: "document",
    status,
    contentType,
    digest: digestBytes(raw),
    bodies: {
      br: { bytes: br, variant: "b5" },
      gzip: { bytes: gzip, variant: "gz" },
      identity: { bytes: raw, variant: "id" },
    },
  };
}

/** Compresses a result, so that it can be cached and sent. */
export async function toRenderedPage(
  result: PageResult | TextResult,
): Promise<RenderedPage> {
  if ("location" in result) return { kind: "redirect", ...result };
  return "text" in result
    ? toDocument(result)
    : toDocument({
        status: result.status,
        text: result.html,
        contentType: HTML,
      });
}

/** The same page, its brotli body as small as possible. */
export async function withBestBrotli(
  page: DocumentPage,
): Promise<DocumentPage> {
  const bytes = await encodeBrotli(page.bodies.identity.bytes, 11);
  return { ...page, bodies: { ...page.bodies, br: { bytes, variant: "b11" } } };
}

/** The bytes that a cached page takes. */
export function sizeOf(page: RenderedPage): number {
  if (page.kind === "redirect") return page.location.length * 2;
  return Object.values(page.bodies).reduce(
    (sum, { bytes }) => sum + bytes.length,
    0,
  );
}
