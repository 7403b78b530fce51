import { formToken } from "#contract";
import { fetchOkReply } from "./request.ts";

let token: string | undefined;

/** Requests, once, a token that proves to the server when the form was opened. A form is also sent without it. */
export async function prepareFormToken(): Promise<void> {
  if (token !== undefined) return;
  try {
    const reply = await fetchOkReply(formToken.path);
    token = formToken.reply.parse(await reply.json()).token;
  } catch {
    // Optional: the server only uses it for its spam score.
  }
}

/** The header of a form, once the token has arrived. */
export function formTokenHeader(): Record<string, string> {
  return token === undefined ? {} : { "X-Form-Token": token };
}
