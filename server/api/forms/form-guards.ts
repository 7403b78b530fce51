import type { RequestHandler } from "express";
import { AppError } from "../../app-error.ts";
import type { Inbox } from "../../inbox/inbox.ts";
import { isOwnOrigin } from "./check-origin.ts";
import { toClientKey } from "./client-key.ts";
import { formType } from "./form-body.ts";

const WINDOW_SECONDS = 600;

export interface FormConfig {
  /** Posts per client in ten minutes over both forms; 0 switches the limit off. */
  rateLimitForms: number;
  /** The origin of the site's canonical addresses. */
  siteUrl?: string | undefined;
  trustProxyHops: number;
}

/** Refuses posts that pages of other sites send. */
export function createOriginCheck(config: FormConfig): RequestHandler {
  const rules = {
    siteUrl: config.siteUrl,
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
  if (config.rateLimitForms === 0) return (_request, _response, next) => next();
  const limiter = inbox.createLimiter({
    points: config.rateLimitForms,
    seconds: WINDOW_SECONDS,
  });
  return async (request, response, next) => {
    const client = toClientKey(
      request.socket.remoteAddress,
      request.get("x-forwarded-for"),
      config.trustProxyHops,
    );
    const wait = await limiter.take(client);
    if (wait === 0) return next();
    response.set("Retry-After", String(Math.ceil(wait / 1000)));
    const minutes = Math.ceil(wait / 60_000);
    throw new AppError(
      "rate_limited",
      `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`,
    );
  };
}
