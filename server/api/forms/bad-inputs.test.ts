import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  contact,
  failureReply,
  failureStatus,
  type FailureCode,
} from "#contract";
import type { Inbox } from "../../inbox/inbox.ts";
import { InboxPlaces } from "../../inbox/testing/inbox-places.ts";
import { json, letter, post, urlencoded } from "./testing/form-post.ts";
import { startFormServer, type FormServer } from "./testing/form-server.ts";

const places = new InboxPlaces("SQLite");
let inbox: Inbox;
let server: FormServer;
beforeAll(async () => {
  inbox = await places.open(await places.create());
  server = await startFormServer(inbox);
});
afterAll(async () => {
  await server.close();
  await places.remove();
});

type Body = string | Uint8Array<ArrayBuffer>;
type Row = [
  what: string,
  code: FailureCode,
  body: Body,
  headers?: Record<string, string>,
];

const good = JSON.stringify(letter);
const withField = (field: string, value: unknown) =>
  JSON.stringify({ ...letter, [field]: value });
const typed = (type: string) => ({ "content-type": type });
const latin1 = Buffer.from(good.replace("Ada", "Ad\u00e9"), "latin1");
const utf16 = Buffer.from(good, "utf16le");
const bytes = (buffer: Buffer) => new Uint8Array(buffer);

const types: Row[] = [
  "",
  "text/plain",
  "text/html",
  "application/xml",
  "application/json-patch+json",
  "application/octet-stream",
  "multipart/form-data",
  "multipart/form-data; boundary=x",
  "application/json; charset=utf-16",
  "application/json; charset=latin1",
  "application/x-www-form-urlencoded; charset=iso-8859-1",
  "json",
].map((type) => [
  `the type ${JSON.stringify(type)}`,
  "unsupported_media_type",
  good,
  typed(type),
]);

const encodings: Row[] = [
  "gzip",
  "br",
  "deflate",
  "identity, gzip",
  "unknown",
].map((encoding) => [
  `the encoding ${encoding}`,
  "unsupported_media_type",
  good,
  { ...json, "content-encoding": encoding },
]);

const malformed: Row[] = [
  "",
  " ",
  "null",
  "true",
  "5",
  '"text"',
  "[]",
  '[{"name":"x"}]',
  "{",
  "{]",
  '{"name":"x",}',
  "{'name':'x'}",
  '{"name":"a\nb"}',
  '{"name":"\\x41"}',
  '{"name":"\\u12"}',
  `${good}x`,
  `${good}${good}`,
  "name=Ada",
  "[".repeat(20_000),
].map((body) => [`the body ${body.slice(0, 24)}`, "bad_request", body]);

const binary: Row[] = [
  ["text in Latin-1", "bad_request", bytes(latin1)],
  ["text in UTF-16", "bad_request", bytes(utf16)],
  [
    "half a surrogate pair in UTF-8",
    "bad_request",
    bytes(Buffer.from('{"name":"\xed\xa0\x80"}', "latin1")),
  ],
  ["81 KB", "payload_too_large", withField("message", "x".repeat(81 * 1024))],
  ["a megabyte of spaces", "payload_too_large", " ".repeat(1_000_000)],
];

const values: Row[] = [
  null,
  5,
  true,
  [],
  ["a"],
  {},
  { toString: "x" },
  "",
  "   ",
  "\u00a0\u2003",
  "a\u0000b",
  "a\u0008b",
  "a\u001b[2Jb",
  "a\u007fb",
  // Nothing visible: spaces without width, marks without a letter, blank letters.
  "\u200b\u2060\ufeff",
  "\u0301\ufe0f",
  "\u3164",
  "\u2800",
  "\u{e0041}\u{e0042}",
  // Half a surrogate pair, which cannot be stored or sent.
  "a\ud800b",
  "\udfff tail",
].flatMap((value): Row[] =>
  ["subject", "message"].map((field) => [
    `${JSON.stringify(value)} for ${field}`,
    "invalid",
    withField(field, value),
  ]),
);

const injections: Row[] = [
  "Ada\r\nBcc: eve@example.com",
  "Ada\nBcc: eve@example.com",
  "Ada\rBcc: eve@example.com",
  "Ada\u2028Bcc: eve@example.com",
  "Ada\u0085Bcc: eve@example.com",
  // A character that reverses the text after it, and so disguises a subject.
  "Ada\u202egnp.exe",
  "Ada\ud800",
].flatMap((value): Row[] =>
  ["name", "company", "subject", "email"].map((field) => [
    `a header in ${field}: ${JSON.stringify(value)}`,
    "invalid",
    withField(field, value),
  ]),
);

const rest: Row[] = [
  ["a name of 101 characters", "invalid", withField("name", "x".repeat(101))],
  [
    "101 emoji for a name",
    "invalid",
    withField("name", "\u{1f600}".repeat(101)),
  ],
  ["fields of a prototype alone", "invalid", `{"__proto__":${good}}`],
  [
    "a constructor for a form",
    "invalid",
    '{"constructor":{"prototype":{"name":"x"}}}',
  ],
  [
    "a list of fields",
    "invalid",
    JSON.stringify(
      Object.entries(letter)
        .map(([, value]) => [value])
        .reduce((all, value, at) => ({ ...all, [at]: value }), {}),
    ),
  ],
  [
    "a form post from elsewhere",
    "forbidden",
    "name=x",
    { ...urlencoded, origin: "https://evil.example" },
  ],
  [
    "JSON from elsewhere",
    "forbidden",
    good,
    { ...json, "sec-fetch-site": "cross-site" },
  ],
  [
    "a form post whose bytes are no UTF-8",
    "bad_request",
    "name=%ff%fe&email=a%40b.co&subject=x&message=y",
    { ...urlencoded, "sec-fetch-site": "same-origin" },
  ],
  [
    "a form post with half a surrogate pair",
    "bad_request",
    "name=%ed%a0%80&email=a%40b.co&subject=x&message=y",
    { ...urlencoded, "sec-fetch-site": "same-origin" },
  ],
  ["JSON from a hidden page", "forbidden", good, { ...json, origin: "null" }],
];

const table = [
  ...types,
  ...encodings,
  ...malformed,
  ...binary,
  ...values,
  ...injections,
  ...rest,
];

describe("The contact form", () => {
  test.each(table)("refuses %s", async (_what, code, body, headers = json) => {
    const reply = await post(server.origin + contact.path, body, headers);
    const failure = failureReply.parse(await reply.json());
    expect([failure.code, reply.status]).toEqual([code, failureStatus[code]]);
    expect(failure.message).toMatch(/^[A-Z].{10,}/);
    expect(failure.message).not.toMatch(/undefined|\[object|JSON\.parse|at /);
  });

  test("refuses a body that ends before its length", async () => {
    const { port } = new URL(server.origin);
    const socket = connect(Number(port), "127.0.0.1");
    socket.end(
      `POST ${contact.path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"name":`,
    );
    expect(await text(socket)).not.toContain("200 OK");
  });

  test("has stored and queued nothing of the refused posts", async () => {
    expect(table.length).toBeGreaterThan(60);
    const { contact: messages, newsletter } = await inbox.counts();
    expect([messages.total, newsletter.total]).toEqual([0, 0]);
    expect((await inbox.mailCounts()).queued).toBe(0);
    expect(Object.keys({})).toEqual([]);
  });
});
