import type { RequestHandler, Response } from "express";
import { AppError } from "../../app-error.ts";
import { toClientKey } from "../../connections/client-key.ts";
import type { Inbox } from "../../inbox/inbox.ts";
import { addressCounterKey } from "../../inbox/post-limiter.ts";
import type { NewSubmission } from "../../inbox/submission.ts";
import { isOwnOrigin } from "./check-origin.ts";
import { formType } from "./form-body.ts";

const WINDOW_SECONDS = 600;

export interface FormConfig {
  /** Posts per client in ten minutes, over both forms. 0 switches the limit off. */
  rateLimitForms: number;
  /** The origin of the site's canonical addresses. */
  siteUrl?: string | undefined;
  /** Another origin whose pages may send forms. */
  corsOrigin?: string | undefined;
  trustProxyHops: number;
  /** Signs the tokens of forms. */
  secret: string;
}

/** Refuses posts from pages of other sites. */
export function createOriginCheck(config: FormConfig): RequestHandler {
  const rules = {
    siteUrl: config.siteUrl,
    corsOrigin: config.corsOrigin,
    behindProxy: config.trustProxyHops > 0,
  };
  return (request, _response, next) => {
    const type = formType(request.get("content-type"));
    if (!isOwnOrigin(request.headers, type, rules))
      throw new AppError(
        "forbidden",
        "This form can only be sent from our own pages. Please open it there and try again.",
      );
    next();
  };
}

/** Refuses posts of a client that has sent too many. */
export function createRateCheck(
  config: FormConfig,
  inbox: Inbox,
): RequestHandler {
  const refuse = createRefusal(config, inbox);
  return async (request, response, next) => {
    const client = toClientKey(
      request.socket.remoteAddress,
      request.get("x-forwarded-for"),
      config.trustProxyHops,
    );
    await refuse(`client:${client}`, response);
    next();
  };
}

/** Counts a submission by its email address. @throws AppError `rate_limited` */
export type AddressLimit = (
  submission: NewSubmission,
  response: Response,
) => Promise<void>;

/**
 * Limits the contact messages of an email address. The newsletter has its own, silent limits: an error would reveal
 * which addresses have signed up.
 */
export function createAddressLimit(
  config: FormConfig,
  inbox: Inbox,
): AddressLimit {
  const refuse = createRefusal(config, inbox);
  return async ({ kind, email }, response) => {
    if (kind === "contact") await refuse(addressCounterKey(email), response);
  };
}

function createRefusal({ rateLimitForms: points }: FormConfig, inbox: Inbox) {
  const limiter = inbox.createLimiter({ points, seconds: WINDOW_SECONDS });
  return async (key: string, response: Response): Promise<void> => {
    const wait = points === 0 ? 0 : await limiter.take(key);
    if (wait === 0) return;
    response.set("Retry-After", String(Math.ceil(wait / 1000)));
    const minutes = Math.ceil(wait / 60_000);
    throw new AppError(
      "rate_limited",
      `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`,
    );
  };
}
