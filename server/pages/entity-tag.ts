import { createHash } from "node:crypto";

/** The name of a representation's bytes: the same bytes give the same name in every process. */
export function digestBytes(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("base64url").slice(0, 27);
}

/** A strong ETag: two encodings of a page differ in their bytes, and therefore in their tag. */
export function formatEntityTag(digest: string, variant: string): string {
  return `"${digest}.${variant}"`;
}

/** True when If-None-Match names this page in any of its encodings: the comparison is a weak one (RFC 9110, 13.1.2). */
export function isNoneMatch(
  header: string | undefined,
  digest: string,
): boolean {
  if (header === undefined) return false;
  return header.split(",").some((part) => {
    const tag = part.trim().replace(/^W\//u, "");
    return tag === "*" || tag.startsWith(`"${digest}.`);
  });
}
