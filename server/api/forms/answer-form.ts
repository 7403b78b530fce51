import { createHash } from "node:crypto";
import type { Request, RequestHandler } from "express";
import type { Inbox } from "../../inbox/inbox.ts";
import type { NewSubmission, Replay } from "../../inbox/submission.ts";
import { formType, parseFormBody } from "./form-body.ts";
import type { AddressLimit } from "./form-guards.ts";
import { replyFormat, type FormCall } from "./form-replies.ts";
import type { FormTokens } from "./form-token.ts";
import type { SendNotice } from "./notice-pages.ts";
import { parseFields } from "./parse-fields.ts";
import { screenForm } from "./screen-form.ts";

interface AnswerOptions {
  inbox: Inbox;
  sendNotice: SendNotice;
  tokens: FormTokens;
  /** Refuses an email address that was sent too often, from any client. */
  limitAddress: AddressLimit;
}

/** Parses, stores and answers one form. The reply is sent after the submission is on disk. */
export function createFormHandler(
  call: FormCall,
  { inbox, sendNotice, tokens, limitAddress }: AnswerOptions,
): RequestHandler {
  return async (request, response) => {
    const submission = parseSubmission(call, request, tokens);
    const mayMail = await limitAddress(submission, response);
    const { message } = call;
    const reply = await inbox.record(
      { ...submission, mayMail },
      {
        ...idempotencyKey(request, call),
        reply: JSON.stringify({ success: true, message }),
      },
    );
    response.set("Cache-Control", "no-store");
    if (replyFormat(request, call.kind) === "page")
      await sendNotice(request, response, call.done);
    else response.type("json").end(reply);
  };
}

/**
 * A form post as it is stored: all non-empty fields of the contract.
 * @throws AppError `bad_request` or `invalid`
 */
function parseSubmission(
  { kind, endpoint }: FormCall,
  request: Request,
  tokens: FormTokens,
): NewSubmission {
  const type = formType(request.get("content-type")) ?? "json";
  const body = parseFormBody(type, request.body);
  const parsed = parseFields(endpoint.body, body);
  const {
    email,
    website,
    token = request.get("x-form-token"),
    ...rest
  } = parsed;
  const given: Readonly<Record<string, string | undefined>> = rest;
  const fields: Record<string, string> = {};
  for (const [name, value] of Object.entries(given))
    if (value) fields[name] = value;
  const screening = screenForm({ fields, website, token }, tokens);
  return { kind, email, fields, screening };
}

/** How long a page may be reloaded before the same text counts as another message. */
const RELOAD_MILLIS = 10 * 60_000;

/**
 * The client's own key. For a message without script, a digest of the content, so that reloading the reply stores
 * nothing new. A newsletter address is stored once anyway, and whoever sends it again asks for another mail.
 */
function idempotencyKey(
  request: Request,
  { kind }: FormCall,
): Pick<Replay, "key" | "keepMillis"> {
  const own = request.get("idempotency-key")?.trim();
  if (own) return { key: own };
  const isReload = kind === "contact" && replyFormat(request, kind) === "page";
  if (!isReload || !Buffer.isBuffer(request.body)) return {};
  const digest = createHash("sha256").update(request.body).digest("hex");
  return { key: `page:${digest}`, keepMillis: RELOAD_MILLIS };
}
