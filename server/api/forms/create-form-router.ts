import { Router, type ErrorRequestHandler, type Request } from "express";
import { formToken, type Notice } from "#contract";
import { AppError } from "../../app-error.ts";
import type { Inbox } from "../../inbox/inbox.ts";
import type { Log } from "../../log.ts";
import { sendJson } from "../../replies/send-json.ts";
import type { Failure } from "../../replies/to-failure.ts";
import { createFormHandler } from "./answer-form.ts";
import { checkFormType, readFormBytes } from "./form-body.ts";
import {
  createAddressLimit,
  createOriginCheck,
  createRateCheck,
  pageOfForm,
  type FormConfig,
} from "./form-guards.ts";
import {
  formCalls,
  newsletterLinks,
  replyFormat,
  toFormFailure,
  toFormNotice,
  toLinkFailure,
} from "./form-replies.ts";
import { createFormTokens } from "./form-token.ts";
import type { SendNotice } from "./notice-pages.ts";

/** How long a client should wait after 503. */
const RETRY_AFTER_SECONDS = "30";

interface FormRouterOptions {
  inbox: Inbox;
  config: FormConfig;
  sendNotice: SendNotice;
  log: Log;
  clock: () => Date;
}

/**
 * `POST /api/newsletter` and `POST /api/contact-us`, which succeed only when the submission is stored, and the pages
 * behind the links in newsletter mails. Sets the order of the checks. Each check may refuse the post with a failure
 * of the contract.
 */
export function createFormRouter(options: FormRouterOptions): Router {
  const { clock, config, inbox } = options;
  const router = Router();
  const tokens = createFormTokens(config.secret, clock);
  const limitAddress = createAddressLimit(config, inbox);
  const answer = { ...options, tokens, limitAddress };
  const checks = [
    checkFormType,
    readFormBytes,
    createOriginCheck(config),
    createRateCheck(config, inbox),
  ];
  for (const call of formCalls) {
    const { endpoint, kind } = call;
    router.post(endpoint.path, ...checks, createFormHandler(call, answer));
    router.use(
      endpoint.path,
      createFailureHandler(options, {
        event: ["a form post was not stored", { form: kind }],
        formatOf: (request) => replyFormat(request, kind),
        toNotice: (body, request) =>
          toFormNotice(
            body,
            call.page && pageOfForm(request, config, call.page),
          ),
      }),
    );
  }
  router.get(formToken.path, (_request, response) => {
    sendJson(response, 200, { success: true, token: tokens.issue() });
  });
  addNewsletterPages(router, options);
  return router;
}

/**
 * The pages behind the links in newsletter mails. A GET changes nothing, because link checkers follow links and some
 * run scripts. Only a POST acts, from the page's button or from a mail program (RFC 8058).
 */
function addNewsletterPages(router: Router, options: FormRouterOptions): void {
  const { inbox, sendNotice } = options;
  for (const { path, action, question, done, failed } of newsletterLinks)
    router
      .route(path)
      .all((_request, response, next) => {
        // The address of this page contains the token.
        response.set("Referrer-Policy", "no-referrer");
        next();
      })
      .get((request, response) => sendNotice(request, response, question))
      .post(async (request, response) => {
        const { searchParams } = new URL(request.originalUrl, "http://local");
        const isDone = await inbox[action](searchParams.get("token") ?? "");
        response.status(isDone ? 200 : 410);
        await sendNotice(request, response, isDone ? done : failed);
      })
      .all((request, response) => {
        response.set("Allow", "GET, HEAD, POST");
        throw new AppError(
          "method_not_allowed",
          `This address takes GET and POST, not ${request.method}.`,
        );
      });
  router.use(
    newsletterLinks.map(({ path }) => path),
    createFailureHandler(options, {
      event: ["a newsletter link failed", {}],
      formatOf: () => "page",
      toNotice: toLinkFailure,
    }),
  );
}

interface FailureOptions {
  /** What is logged if the server is to blame. */
  event: readonly [message: string, fields: object];
  formatOf: (request: Request) => ReturnType<typeof replyFormat>;
  toNotice: (body: Failure["body"], request: Request) => Notice;
}

/** Sends every failure of a form in the words and the format that its client expects. */
function createFailureHandler(
  { sendNotice, log }: FormRouterOptions,
  { event: [message, fields], formatOf, toNotice }: FailureOptions,
): ErrorRequestHandler {
  return async (error: unknown, request, response, next) => {
    if (response.headersSent) return next(error);
    const { status, body } = toFormFailure(error);
    if (status >= 500) log.error(message, { ...fields, error });
    if (status === 503) response.set("Retry-After", RETRY_AFTER_SECONDS);
    response.status(status).set("Cache-Control", "no-store");
    const format = formatOf(request);
    if (format === "json") response.type("json").end(JSON.stringify(body));
    else if (format === "text") response.type("text").end(body.message);
    else await sendNotice(request, response, toNotice(body, request));
  };
}
