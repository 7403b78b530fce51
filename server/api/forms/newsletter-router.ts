import { Router, type ErrorRequestHandler, type Request } from "express";
import type { Notice } from "#contract";
import { AppError } from "../../app-error.ts";
import type { Inbox } from "../../inbox/inbox.ts";
import type { Log } from "../../log.ts";
import { RETRY_AFTER_SECONDS, toFormFailure } from "./form-failure.ts";
import { newsletterLinks, toHome } from "./newsletter-links.ts";
import type { SendNotice } from "./notice-pages.ts";

interface NewsletterOptions {
  inbox: Pick<Inbox, "confirm" | "unsubscribe">;
  sendNotice: SendNotice;
  log: Log;
}

/**
 * The pages behind the links in newsletter mails. A GET changes nothing, because link checkers follow links and some
 * run scripts. Only a POST acts, from the page's button or from a mail program (RFC 8058).
 */
export function createNewsletterRouter({
  inbox,
  sendNotice,
  log,
}: NewsletterOptions): Router {
  const router = Router();
  for (const link of newsletterLinks)
    router
      .route(link.path)
      .all((_request, response, next) => {
        // The address of this page contains the token.
        response.set("Referrer-Policy", "no-referrer");
        next();
      })
      .get((request, response) => sendNotice(request, response, link.question))
      .post(async (request, response) => {
        const isDone = await inbox[link.action](readToken(request));
        response.status(isDone ? 200 : 410);
        await sendNotice(request, response, isDone ? link.done : link.failed);
      })
      .all((request, response) => {
        response.set("Allow", "GET, HEAD, POST");
        throw new AppError(
          "method_not_allowed",
          `This address takes GET and POST, not ${request.method}.`,
        );
      });

  const answerFailure: ErrorRequestHandler = async (
    error: unknown,
    request,
    response,
    next,
  ) => {
    if (response.headersSent) return next(error);
    const { status, body } = toFormFailure(error);
    if (status >= 500) log.error("a newsletter link failed", { error });
    if (status === 503) response.set("Retry-After", RETRY_AFTER_SECONDS);
    const notice: Notice = {
      tone: "problem",
      heading: "Something went wrong",
      text: [body.message],
      link: toHome,
    };
    await sendNotice(request, response.status(status), notice);
  };
  router.use(
    newsletterLinks.map(({ path }) => path),
    answerFailure,
  );
  return router;
}

function readToken(request: Request): string {
  const { searchParams } = new URL(request.originalUrl, "http://localhost");
  return searchParams.get("token") ?? "";
}
