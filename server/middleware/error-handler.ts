import type { ErrorRequestHandler } from "express";
import type { Notice } from "#contract";
import { requestIdOf } from "../current-request.ts";
import type { Log } from "../log.ts";
import type { RenderNotice } from "../site.ts";
import { errorPageMessages } from "../messages.ts";
import { renderErrorPage } from "../replies/error-page.ts";
import { sendJson } from "../replies/send-json.ts";
import { toFailure } from "../replies/to-failure.ts";

/** Seconds that a client should wait after 503. */
const RETRY_AFTER = "5";

/**
 * The page of an error: with the site's header and footer for a server error, or a plain page if those cannot be
 * rendered either.
 */
async function renderFailure(
  { status, body }: ReturnType<typeof toFailure>,
  requestId: string,
  render: RenderNotice,
): Promise<string> {
  const { code, message } = body;
  const { broken, headings, home, reference } = errorPageMessages;
  const heading = headings[code];
  const plain = () => renderErrorPage({ title: heading, message, requestId });
  // Client errors are frequent, because bots probe for vulnerabilities.
  if (status < 500) return plain();
  const notice: Notice = {
    tone: "problem",
    heading: broken,
    text: [message, `${reference} ${requestId}`],
    link: { label: home, path: "/" },
  };
  return render(notice, "/").catch(plain);
}

/** Answers every error: JSON under /api, a page elsewhere. Details of a bug only go to the log. */
export function createErrorHandler(
  log: Log,
  render: RenderNotice,
): ErrorRequestHandler {
  return async (error, request, response, next) => {
    const { status, body } = toFailure(error);
    const requestId = requestIdOf(request);
    if (status >= 500) log.error("request failed", { requestId, error });
    else log.debug("request refused", { requestId, status, code: body.code });
    if (response.headersSent) {
      next(error);
      return;
    }
    for (const name of [
      "Content-Encoding",
      "ETag",
      "Last-Modified",
      "Content-Range",
    ])
      response.removeHeader(name);
    response.set("Cache-Control", "no-store");
    if (status === 503) response.set("Retry-After", RETRY_AFTER);
    if (/^\/api(?:[/?]|$)/u.test(request.originalUrl)) {
      sendJson(response, status, body);
      return;
    }
    const html = await renderFailure({ status, body }, requestId, render);
    response.status(status).type("html").end(html);
  };
}
