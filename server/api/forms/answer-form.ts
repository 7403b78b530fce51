import { createHash } from "node:crypto";
import type {
  ErrorRequestHandler,
  Request,
  RequestHandler,
  Response,
} from "express";
import type { Inbox } from "../../inbox/inbox.ts";
import type { NewSubmission, Replay } from "../../inbox/submission.ts";
import type { Log } from "../../log.ts";
import { formType, parseFormBody } from "./form-body.ts";
import { toFailureNotice, type FormCall } from "./form-calls.ts";
import { RETRY_AFTER_SECONDS, toFormFailure } from "./form-failure.ts";
import type { AddressLimit } from "./form-guards.ts";
import type { FormTokens } from "./form-token.ts";
import type { SendNotice } from "./notice-pages.ts";
import { parseFields } from "./parse-fields.ts";
import { replyFormat } from "./reply-format.ts";
import { screenForm } from "./screen-form.ts";

interface AnswerOptions {
  inbox: Inbox;
  sendNotice: SendNotice;
  log: Log;
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
    const type = formType(request.get("content-type")) ?? "json";
    const fields = parseFormBody(type, request.body);
    const header = request.get("x-form-token");
    const submission = parseSubmission(call, fields, tokens, header);
    const mayMail = await limitAddress(submission, response);
    const reply = await inbox.record(
      { ...submission, mayMail },
      {
        ...idempotencyKey(request, call),
        reply: JSON.stringify({ success: true, message: call.message }),
      },
    );
    if (replyFormat(request, call.kind) === "page")
      await sendNotice(request, response, call.done);
    else response.type("json").end(reply);
  };
}

/**
 * A form post as it is stored: all non-empty fields of the contract.
 * @throws AppError `invalid`
 */
function parseSubmission(
  { kind, endpoint }: FormCall,
  body: unknown,
  tokens: FormTokens,
  tokenHeader: string | undefined,
): NewSubmission {
  const { email, website, token, ...rest } = parseFields(endpoint.body, body);
  const fields = filledOnly(rest);
  const form = { fields, website, token: token ?? tokenHeader };
  return { kind, email, fields, screening: screenForm(form, tokens) };
}

function filledOnly(
  fields: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  const filled: Record<string, string> = {};
  for (const [name, value] of Object.entries(fields))
    if (value) filled[name] = value;
  return filled;
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

/** Sends every failure of a form in the words and the format that its client expects. */
export function createFailureHandler(
  call: FormCall,
  { sendNotice, log }: AnswerOptions,
): ErrorRequestHandler {
  return async (error: unknown, request, response: Response, next) => {
    if (response.headersSent) return next(error);
    const { status, body } = toFormFailure(error);
    if (status >= 500)
      log.error("a form post was not stored", { form: call.kind, error });
    if (status === 503) response.set("Retry-After", RETRY_AFTER_SECONDS);
    response.status(status);
    const format = replyFormat(request, call.kind);
    if (format === "json") response.type("json").end(JSON.stringify(body));
    else if (format === "text") response.type("text").end(body.message);
    else await sendNotice(request, response, toFailureNotice(call, body));
  };
}
