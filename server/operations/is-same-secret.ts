import { createHash, timingSafeEqual } from "node:crypto";
import type { Request } from "express";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Compares in constant time, so that the duration reveals neither the position of a difference nor the lengths. */
export const isSameSecret = (given: string, expected: string): boolean =>
  timingSafeEqual(digest(given), digest(expected));

/** True for a request with this bearer credential. */
export function hasBearer(request: Request, expected: string): boolean {
  const header = request.get("authorization") ?? "";
  const given = /^Bearer (.+)$/iu.exec(header)?.[1];
  return given !== undefined && isSameSecret(given, expected);
}
