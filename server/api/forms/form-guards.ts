import type { Request, RequestHandler, Response } from "express";
import { AppError } from "../../app-error.ts";
import { toClientKey } from "../../connections/client-key.ts";
import type { Inbox } from "../../inbox/inbox.ts";
import {
  addressCounterKey,
  mailboxCounterKey,
} from "../../inbox/post-limiter.ts";
import type { NewSubmission } from "../../inbox/submission.ts";
import { formRefusalMessages } from "../../messages.ts";
import { isOwnOrigin, isOwnPage, type OriginRules } from "./check-origin.ts";
import { formType } from "./form-body.ts";

const WINDOW_SECONDS = 600;

/** How many sign-ups for one mailbox may send a mail, regardless of who asks for it. */
const signUpLimits = [
  { name: "hour", points: 5, seconds: 60 * 60 },
  { name: "day", points: 10, seconds: 24 * 60 * 60 },
];

const { fewMails, hours, minutes, otherSite, tooMany } = formRefusalMessages;

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

const toRules = (config: FormConfig): OriginRules => ({
  ...config,
  behindProxy: config.trustProxyHops > 0,
});

/** Refuses posts from pages of other sites. */
export function createOriginCheck(config: FormConfig): RequestHandler {
  const rules = toRules(config);
  return (request, _response, next) => {
    const type = formType(request.get("content-type"));
    if (!isOwnOrigin(request.headers, type, rules))
      throw new AppError("forbidden", otherSite);
    next();
  };
}

/** The path of the page that a form was sent from. @param usual the page of the form, if the request names none of ours */
export function pageOfForm(
  { headers }: Request,
  config: FormConfig,
  usual: string,
): string {
  const { referer = "" } = headers;
  const page = URL.parse(referer);
  const isPage = page !== null && !page.pathname.startsWith("/api/");
  if (!isPage || !isOwnPage(referer, headers, toRules(config))) return usual;
  return page.pathname.replace(/^\/+/u, "/") + page.search;
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

/** Counts a submission by its email address. @returns whether it may send mail @throws AppError `rate_limited` */
export type AddressLimit = (
  submission: NewSubmission,
  response: Response,
) => Promise<boolean>;

/**
 * Limits the contact messages of an email address, and the sign-ups for a mailbox, each of which may send it a mail.
 * Every sign-up counts, so that a refusal does not reveal which addresses have signed up. Those of bots, which send no
 * mail, count apart: they cannot lock a person out. Where limits are switched off, only the mail is left out.
 */
export function createAddressLimit(
  config: FormConfig,
  inbox: Inbox,
): AddressLimit {
  const refuse = createRefusal(config, inbox);
  const signUps = signUpLimits.map(({ name, ...limit }) => ({
    name,
    limiter: inbox.createLimiter(limit),
  }));
  return async ({ kind, email, screening }, response) => {
    if (kind === "contact") {
      await refuse(addressCounterKey(email), response);
      return true;
    }
    const by = `${mailboxCounterKey(email)}:${screening.quarantined ? "bot:" : ""}`;
    for (const { name, limiter } of signUps) {
      const wait = await limiter.take(by + name);
      if (wait > 0 && config.rateLimitForms === 0) return false;
      refuseFor(wait, response, fewMails);
    }
    return true;
  };
}

function createRefusal({ rateLimitForms: points }: FormConfig, inbox: Inbox) {
  const limiter = inbox.createLimiter({ points, seconds: WINDOW_SECONDS });
  return async (key: string, response: Response): Promise<void> => {
    if (points > 0) refuseFor(await limiter.take(key), response, tooMany);
  };
}

/** @throws AppError `rate_limited` unless the wait is 0 */
function refuseFor(
  wait: number,
  response: Response,
  describe: (wait: string) => string,
): void {
  if (wait === 0) return;
  response.set("Retry-After", String(Math.ceil(wait / 1000)));
  throw new AppError("rate_limited", describe(formatWait(wait)));
}

function formatWait(millis: number): string {
  const count = Math.ceil(millis / 60_000);
  return count > 90 ? hours(Math.ceil(count / 60)) : minutes(count);
}
