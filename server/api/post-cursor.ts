import type { PostPosition } from "#contract";
import { AppError } from "../app-error.ts";

/**
 * The end of a page of posts, for clients to send back. It names a post that they have already seen, so it reveals
 * nothing.
 */
export function formatCursor({ publishedDate, slug }: PostPosition): string {
  return Buffer.from(`${publishedDate} ${slug}`).toString("base64url");
}

/** @throws AppError `bad_request` if the text is not a cursor of this API */
export function parseCursor(cursor: string): PostPosition {
  const text = Buffer.from(cursor, "base64url").toString();
  const { publishedDate, slug } =
    /^(?<publishedDate>\d{4}-\d{2}-\d{2}) (?<slug>[a-z\d-]+)$/u.exec(text)
      ?.groups ?? {};
  if (publishedDate !== undefined && slug !== undefined) {
    const position = { publishedDate, slug };
    // Decoding ignores unknown parts.
    if (formatCursor(position) === cursor) return position;
  }
  const message = "cursor must be the nextCursor of an earlier reply.";
  throw new AppError("bad_request", message, {
    errors: [{ field: "cursor", message }],
  });
}
