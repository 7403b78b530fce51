import { Router, type RequestHandler } from "express";
import type { SiteSettings } from "#contract";
import { AppError } from "../../app-error.ts";
import type { Inbox } from "../../inbox/inbox.ts";
import type { Log } from "../../log.ts";
import { createFailureHandler, createFormHandler } from "./answer-form.ts";
import { checkFormType, readFormBytes } from "./form-body.ts";
import { formCalls } from "./form-calls.ts";
import {
  createOriginCheck,
  createRateCheck,
  type FormConfig,
} from "./form-guards.ts";
import { createNewsletterRouter } from "./newsletter-router.ts";

export interface FormRouterOptions {
  inbox: Inbox;
  config: FormConfig;
  site: () => Pick<SiteSettings, "name">;
  log: Log;
}

/**
 * `POST /api/newsletter` and `POST /api/contact-us`, whose success means that it is stored, and the pages behind the links
 * in newsletter mails. The order of the
 * checks stands here; each may end the post with a failure of the contract.
 */
export function createFormRouter(options: FormRouterOptions): Router {
  const { config, inbox } = options;
  const router = Router();
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
      .post(...checks, createFormHandler(call, options))
      .all(refuseMethod);
    router.use(call.endpoint.path, createFailureHandler(call, options));
  }
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
