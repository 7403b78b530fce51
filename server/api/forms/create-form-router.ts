import { Router, type RequestHandler } from "express";
import { formToken } from "#contract";
import { AppError } from "../../app-error.ts";
import type { Inbox } from "../../inbox/inbox.ts";
import type { Log } from "../../log.ts";
import { sendJson } from "../../replies/send-json.ts";
import { createFailureHandler, createFormHandler } from "./answer-form.ts";
import { checkFormType, readFormBytes } from "./form-body.ts";
import { formCalls } from "./form-calls.ts";
import {
  createAddressLimit,
  createOriginCheck,
  createRateCheck,
  type FormConfig,
} from "./form-guards.ts";
import { createFormTokens } from "./form-token.ts";
import { createNewsletterRouter } from "./newsletter-router.ts";
import type { SendNotice } from "./notice-pages.ts";

export interface FormRouterOptions {
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
  const { config, inbox } = options;
  const router = Router();
  const tokens = createFormTokens(config.secret, options.clock);
  const limitAddress = createAddressLimit(config, inbox);
  const answer = { ...options, tokens, limitAddress };
  const checks = [
    checkFormType,
    readFormBytes,
    createOriginCheck(config),
    createRateCheck(config, inbox),
  ];
  for (const call of formCalls) {
    router
      .route(call.endpoint.path)
      .all(neverCache)
      .post(...checks, createFormHandler(call, answer))
      .all(refuseMethod);
    router.use(call.endpoint.path, createFailureHandler(call, answer));
  }
  router.get(formToken.path, (_request, response) => {
    sendJson(response, 200, { success: true, token: tokens.issue() });
  });
  router.use(createNewsletterRouter(options));
  return router;
}

const neverCache: RequestHandler = (_request, response, next) => {
  response.set("Cache-Control", "no-store");
  next();
};

const refuseMethod: RequestHandler = (request, response) => {
  response.set("Allow", "POST");
  throw new AppError(
    "method_not_allowed",
    `This address takes POST, not ${request.method}.`,
  );
};
