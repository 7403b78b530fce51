import { createHash } from "node:crypto";

/** A short digest of a page's bytes, the same in every process. */
export function digestBytes(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("base64url").slice(0, 27);
}

/** A strong ETag. Each encoding of a page has different bytes, so each needs a tag of its own. */
export function formatEntityTag(digest: string, variant: string): string {
  return `"${digest}.${variant}"`;
}

/** True if If-None-Match names this page in any encoding. Weak tags match as well (RFC 9110, 13.1.2). */
export function isNoneMatch(
  header: string | undefined,
  digest: string,
): boolean {
  if (header === undefined) return false;
  return isMatch(header.replaceAll(/(^|,)\s*W\//gu, "$1"), digest);
}

/** False if If-Match does not name this page in any encoding. Weak tags never match (RFC 9110, 13.1.1). */
export function isMatch(header: string | undefined, digest: string): boolean {
  if (header === undefined) return true;
  const tags = header.split(",").map((tag) => tag.trim());
  return tags.some((tag) => tag === "*" || tag.startsWith(`"${digest}.`));
}
