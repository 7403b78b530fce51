import { request } from "./request.ts";

let token: string | undefined;

/** Asks once for what shows the server that a form was open before it was sent. A form is sent without it as well. */
export async function prepareFormToken(): Promise<void> {
  if (token !== undefined) return;
  try {
    const reply: unknown = await (await request("/api/form-token")).json();
    token = parseToken(reply);
  } catch {
    // The server only counts it.
  }
}

/** The header of a form, once the token is there. */
export function formTokenHeader(): Record<string, string> {
  return token === undefined ? {} : { "X-Form-Token": token };
}

function parseToken(reply: unknown): string | undefined {
  if (typeof reply !== "object" || reply === null) return undefined;
  return "token" in reply && typeof reply.token === "string"
    ? reply.token
    : undefined;
}
