import express, { type RequestHandler } from "express";
import { AppError } from "../../app-error.ts";

// The longest form that the contract accepts, if every character is an emoji that is escaped in JSON or in a form
// post: about 5,700 characters of 12 bytes each.
const LIMIT_BYTES = 80 * 1024;

export type FormType = "json" | "urlencoded";

/** The form type of a Content-Type, or undefined for any other. Only UTF-8 is accepted. */
export function formType(
  contentType: string | undefined,
): FormType | undefined {
  const [type = "", ...parameters] = (contentType ?? "")
    .toLowerCase()
    .split(";")
    .map((part) => part.trim());
  const charset = parameters.find((part) => part.startsWith("charset="));
  if (charset !== undefined && !/^charset="?utf-?8"?$/.test(charset))
    return undefined;
  if (type === "application/json") return "json";
  if (type === "application/x-www-form-urlencoded") return "urlencoded";
  return undefined;
}

/** Refuses all other types, because browsers send text/plain and multipart across sites without a CORS check. */
export const checkFormType: RequestHandler = (request, _response, next) => {
  if (formType(request.get("content-type")) === undefined)
    throw new AppError(
      "unsupported_media_type",
      "Please send the form as application/json or application/x-www-form-urlencoded, in UTF-8.",
    );
  next();
};

/** Reads the raw body. It is parsed only after the origin and the rate are checked. */
export const readFormBytes: RequestHandler = express.raw({
  type: () => true,
  limit: LIMIT_BYTES,
  inflate: false,
});

/**
 * The fields of a body. If a name is repeated, its first value counts.
 * @throws AppError `bad_request`
 */
export function parseFormBody(type: FormType, body: unknown): unknown {
  const text = decode(body);
  if (type === "urlencoded") {
    checkEscapes(text);
    const pairs = [...new URLSearchParams(text)];
    return Object.fromEntries(pairs.toReversed());
  }
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value))
      return value;
  } catch (cause) {
    throw malformed(cause);
  }
  throw malformed();
}

function decode(body: unknown): string {
  try {
    // If there is no body, Express sets none.
    const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw malformed(cause);
  }
}

/** URLSearchParams would silently replace bytes that are not UTF-8. */
function checkEscapes(text: string): void {
  try {
    // A percent sign that does not start an escape is literal.
    for (const [bytes] of text.matchAll(/(?:%[\da-f]{2})+/giu))
      decodeURIComponent(bytes);
  } catch (cause) {
    throw malformed(cause);
  }
}

function malformed(cause?: unknown): AppError {
  return new AppError(
    "bad_request",
    "The form could not be read. Please reload the page and send it again.",
    { cause },
  );
}
