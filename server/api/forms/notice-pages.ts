import type { Request, Response } from "express";
import { LRUCache } from "lru-cache";
import type { Notice } from "#contract";
import { requestIdOf } from "../../current-request.ts";
import type { Log } from "../../log.ts";
import type { RenderNotice } from "../../site.ts";
import { renderErrorPage } from "../../replies/error-page.ts";

/** Sends a notice as an uncacheable page, with the status of the response. */
export type SendNotice = (
  request: Request,
  response: Response,
  notice: Notice,
) => Promise<void>;

interface NoticeOptions {
  render: RenderNotice;
  /** Changes whenever the header or footer may change. */
  version: () => string;
  log: Pick<Log, "error">;
}

/** There are few different notices, and clients may request them very fast. */
const KEPT_PAGES = 50;

/**
 * @returns a function that falls back to a plain page if the site cannot be rendered, because the form is already
 * stored
 */
export function createNoticePages({
  render,
  version,
  log,
}: NoticeOptions): SendNotice {
  const kept = new LRUCache<string, string>({ max: KEPT_PAGES });

  async function renderOnce(notice: Notice, path: string): Promise<string> {
    const key = JSON.stringify([version(), path, notice]);
    const html = kept.get(key) ?? (await render(notice, path));
    kept.set(key, html);
    return html;
  }

  return async (request, response, notice) => {
    const [path = ""] = request.originalUrl.split("?", 1);
    response.set("Cache-Control", "no-store").type("html");
    try {
      response.end(await renderOnce(notice, path));
    } catch (error) {
      const requestId = requestIdOf(request);
      log.error("a notice could not be rendered", { requestId, error });
      const { heading: title, text, errors = [] } = notice;
      const message = [...text, ...errors].join(" ");
      response.end(renderErrorPage({ title, message, requestId }));
    }
  };
}
