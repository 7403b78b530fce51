import { fetchOkReply } from "./request.ts";

let token: string | undefined;

/** Requests, once, a token that proves to the server when the form was opened. A form is also sent without it. */
export async function prepareFormToken(): Promise<void> {
  if (token !== undefined) return;
  try {
    const reply: unknown = await (await fetchOkReply("/api/form-token")).json();
    token = parseToken(reply);
  } catch {
    // Optional: the server only uses it for its spam score.
  }
}

/** The header of a form, once the token has arrived. */
export function formTokenHeader(): Record<string, string> {
  return token === undefined ? {} : { "X-Form-Token": token };
}

function parseToken(reply: unknown): string | undefined {
  if (typeof reply !== "object" || reply === null) return undefined;
  return "token" in reply && typeof reply.token === "string"
    ? reply.token
    : undefined;
}
