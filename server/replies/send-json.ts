import type { Response } from "express";

export const JSON_TYPE = "application/json; charset=utf-8";

/** Sends JSON that no cache may store. */
export function sendJson(
  response: Response,
  status: number,
  body: object,
): void {
  const bytes = Buffer.from(JSON.stringify(body));
  response.status(status).set({
    "Content-Type": JSON_TYPE,
    "Content-Length": String(bytes.length),
    "Cache-Control": "no-store",
  });
  response.end(bytes);
}
