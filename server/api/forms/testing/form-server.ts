import { once } from "node:events";
import express from "express";
import type { Inbox } from "../../../inbox/inbox.ts";
import { testIdentity } from "../../../inbox/testing/test-identity.ts";
import type { Log } from "../../../log.ts";
import { escapeMarkup } from "../../../replies/escape-markup.ts";
import { createFormRouter } from "../create-form-router.ts";
import type { RenderNotice } from "../../../site.ts";
import { createNoticePages } from "../notice-pages.ts";

/** A server with the two form calls, on a free port. */
export interface FormServer {
  origin: string;
  /** Everything that was logged, as one text. */
  logged: () => string;
  close(): Promise<void>;
}

/** Renders a notice roughly as a page of the site. */
const render: RenderNotice = async ({ heading, text, errors = [], button }) => {
  const form = button ? `<form method="post"></form>` : "";
  const lines = [...text, ...errors].map((line) => `<p>${escapeMarkup(line)}`);
  return `<h1>${escapeMarkup(heading)}</h1>${lines.join("\n")}${form}`;
};

export async function startFormServer(
  inbox: Inbox,
  config: { rateLimitForms?: number; trustProxyHops?: number } = {},
  renderNotice = render,
): Promise<FormServer> {
  const lines: string[] = [];
  const keep = (message: string, fields?: object) => {
    lines.push(`${message} ${JSON.stringify(fields)}`);
  };
  const log: Log = { debug: keep, info: keep, warn: keep, error: keep };
  const app = express();
  app.use(
    createFormRouter({
      inbox,
      config: {
        rateLimitForms: 0,
        trustProxyHops: 0,
        secret: testIdentity.secret,
        siteUrl: "https://www.northlark.example",
        ...config,
      },
      sendNotice: createNoticePages({
        render: renderNotice,
        version: () => "",
        log,
      }),
      log,
      clock: () => new Date(),
    }),
  );
  const server = app.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string")
    throw new Error("The server has no port.");
  return {
    origin: `http://127.0.0.1:${address.port}`,
    logged: () => lines.join("\n"),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
