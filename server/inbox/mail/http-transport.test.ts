import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, afterEach, expect, test } from "vitest";
import { sampleTheme } from "../../testing/sample-theme.ts";
import type { Inbox } from "../inbox.ts";
import { InboxPlaces } from "../testing/inbox-places.ts";
import { createHttpTransport, type MailApiName } from "./http-transport.ts";
import type { MailTransport } from "./mail-transport.ts";

type Answer = "hang" | "drop" | { status: number; body?: string };

interface Api {
  url: string;
  port: number;
  /** What every request gets. */
  answer: Answer;
  requests: { headers: IncomingHttpHeaders; body: Record<string, unknown> }[];
  server: Server;
}

const apis: Api[] = [];
const transports: MailTransport[] = [];
const places = new InboxPlaces("SQLite");
afterEach(async () => {
  for (const transport of transports.splice(0)) transport.close();
  for (const api of apis.splice(0)) await stop(api);
  await places.closeInboxes();
});
afterAll(() => places.remove());

async function stop({ server }: Api): Promise<void> {
  server.closeAllConnections();
  if (!server.listening) return;
  server.close();
  await once(server, "close");
}

/** A mail API on the loopback. @param port a free one by default */
async function startApi(port = 0): Promise<Api> {
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await text(request));
    api.requests.push({ headers: request.headers, body });
    const { answer } = api;
    if (answer === "drop") response.destroy();
    else if (answer !== "hang")
      response.writeHead(answer.status).end(answer.body ?? "{}");
  });
  const api: Api = {
    url: "",
    port,
    answer: { status: 200 },
    requests: [],
    server,
  };
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  api.port = typeof address === "object" && address ? address.port : 0;
  api.url = `http://127.0.0.1:${api.port}/emails`;
  apis.push(api);
  return api;
}

let now = Date.parse("2026-11-28T10:00:00Z");
const clock = () => new Date(now);
const log = { info() {}, warn() {}, error() {} };
const MINUTE = 60_000;

function connect(url: string, api: MailApiName = "resend", timeout?: number) {
  const from = "Northlark <hello@northlark.example>";
  const options = { api, key: "re_secret", url, from, perMinute: undefined };
  const transport = createHttpTransport({
    ...options,
    ...(timeout !== undefined && { timeout }),
  });
  transports.push(transport);
  return transport;
}

async function openWithMessage(name = "Ada Lovelace"): Promise<Inbox> {
  const inbox = await places.open(await places.create(), clock);
  await inbox.record(
    {
      kind: "contact",
      email: "ada@example.com",
      fields: { name, subject: "Hello", message: "One" },
      screening: { score: 1, quarantined: false, signals: [] },
    },
    { reply: "ok" },
  );
  return inbox;
}

const send = (inbox: Inbox, transport: MailTransport) =>
  inbox
    .createDelivery({
      site: () => ({
        name: "Northlark",
        url: "https://northlark.example",
        colors: sampleTheme.colors,
      }),
      staff: () => "team@northlark.example",
      transport,
      log,
    })
    .deliverDue();

test("posts a mail to Resend, with the key and a name that stays a name", async () => {
  const [inbox, api] = [
    await openWithMessage('Ada "A" <x@evil.example>\r\nBcc: y'),
    await startApi(),
  ];
  await send(inbox, connect(api.url));
  expect(await inbox.mailCounts()).toMatchObject({ queued: 0, sent: 1 });
  const [request] = api.requests;
  expect(request?.headers).toMatchObject({
    authorization: "Bearer re_secret",
    "content-type": "application/json",
    "idempotency-key": expect.stringMatching(/^[\w-]{10,}$/u),
  });
  expect(request?.body).toMatchObject({
    from: "Northlark <hello@northlark.example>",
    to: ["team@northlark.example"],
    reply_to: String.raw`"Ada \"A\" <x@evil.example> Bcc: y" <ada@example.com>`,
    subject: expect.stringContaining("Hello"),
    text: expect.stringContaining("One"),
    html: expect.stringContaining("One"),
    headers: {
      "Auto-Submitted": "auto-generated",
      "Message-ID": expect.stringMatching(/^<[\w-]+@northlark\.example>$/u),
    },
  });
});

test("posts a mail to Postmark in its own fields", async () => {
  const [inbox, api] = [await openWithMessage(), await startApi()];
  await send(inbox, connect(api.url, "postmark"));
  const [request] = api.requests;
  expect(request?.headers).toMatchObject({
    "x-postmark-server-token": "re_secret",
  });
  expect(request?.body).toMatchObject({
    From: "Northlark <hello@northlark.example>",
    To: "team@northlark.example",
    ReplyTo: '"Ada Lovelace" <ada@example.com>',
    TextBody: expect.stringContaining("One"),
    Headers: expect.arrayContaining([{ Name: "X-PM-KeepID", Value: "true" }]),
  });
});

test.each([400, 413, 422])(
  "gives up a mail that is refused with %i, and keeps the reason",
  async (status) => {
    const [inbox, api] = [await openWithMessage(), await startApi()];
    api.answer = { status, body: '{"message":"Invalid `to` field."}' };
    await send(inbox, connect(api.url));
    expect(await inbox.mailCounts()).toMatchObject({ queued: 0, dead: 1 });
  },
);

test.each<[string, Answer, MailApiName]>([
  ["a wrong key", { status: 401 }, "resend"],
  ["a domain that is not verified", { status: 403 }, "resend"],
  ["a wrong address", { status: 404 }, "resend"],
  ["too many mails", { status: 429 }, "resend"],
  ["an outage", { status: 503, body: "<html>" }, "resend"],
  ["a connection that breaks", "drop", "resend"],
  ["a redirect", { status: 302 }, "resend"],
  [
    "a sender that is not confirmed",
    { status: 422, body: '{"ErrorCode":400,"Message":"No."}' },
    "postmark",
  ],
])(
  "keeps mail for days under one key over %s",
  async (_what, answer, service) => {
    const [inbox, api] = [await openWithMessage(), await startApi()];
    api.answer = answer;
    const transport = connect(api.url, service);
    for (let tries = 0; tries < 12; tries += 1) {
      await send(inbox, transport);
      now += 10 * MINUTE;
    }
    expect(await inbox.mailCounts()).toMatchObject({ queued: 1, dead: 0 });
    api.answer = { status: 200 };
    await send(inbox, transport);
    expect(await inbox.mailCounts()).toMatchObject({ queued: 0, sent: 1 });
    const keys = api.requests.map(({ headers }) => headers["idempotency-key"]);
    expect(keys.length).toBeGreaterThan(2);
    expect(new Set(keys).size).toBe(1);
  },
);

test("keeps mail while nothing listens, and sends it afterwards", async () => {
  const [inbox, api] = [await openWithMessage(), await startApi()];
  await stop(api);
  const transport = connect(api.url);
  for (let tries = 0; tries < 12; tries += 1) {
    await send(inbox, transport);
    now += 10 * MINUTE;
  }
  expect(await inbox.mailCounts()).toMatchObject({ queued: 1, dead: 0 });
  const again = await startApi(api.port);
  await send(inbox, transport);
  expect(again.requests).toHaveLength(1);
  expect(await inbox.mailCounts()).toMatchObject({ queued: 0, sent: 1 });
});

test.each<[string, Answer]>([
  ["does not answer in time", "hang"],
  ["answers that the first try is still under way", { status: 409 }],
])("tries a mail again later if the API %s", async (_what, answer) => {
  const [inbox, api] = [await openWithMessage(), await startApi()];
  api.answer = answer;
  const transport = connect(api.url, "resend", 200);
  await send(inbox, transport);
  expect(api.requests).toHaveLength(1);
  expect(await inbox.mailCounts()).toMatchObject({ queued: 1, dead: 0 });
  await send(inbox, transport);
  expect(api.requests).toHaveLength(1);
  now += MINUTE;
  api.answer = { status: 200 };
  await send(inbox, transport);
  expect(api.requests).toHaveLength(2);
  expect(await inbox.mailCounts()).toMatchObject({ queued: 0, sent: 1 });
});

test("ends a call that hangs when it is closed", async () => {
  const [inbox, api] = [await openWithMessage(), await startApi()];
  api.answer = "hang";
  const transport = connect(api.url);
  const sending = send(inbox, transport);
  await expect.poll(() => api.requests.length, { timeout: 60_000 }).toBe(1);
  transport.close();
  await sending;
  expect(await inbox.mailCounts()).toMatchObject({ queued: 1, dead: 0 });
});
