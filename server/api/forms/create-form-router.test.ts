import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contact, failureReply, failureStatus, subscribe } from "#contract";
import type { Inbox } from "../../inbox/inbox.ts";
import { InboxPlaces } from "../../inbox/testing/inbox-places.ts";
import {
  formData,
  json,
  letter,
  post,
  urlencoded,
  wantsJson,
} from "./testing/form-post.ts";
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

const forms = [
  { call: contact, fields: letter },
  { call: subscribe, fields: { email: "ada@example.com" } },
];

async function total(): Promise<number> {
  const { contact, newsletter } = await inbox.counts();
  return contact.total + newsletter.total;
}

const body = (value: unknown) => JSON.stringify(value);
const own = () => ({ origin: server.origin });
// Each part is within its own limit, but together they are 255 characters.
const longAddress = `${"a".repeat(63)}@${`${"b".repeat(62)}.`.repeat(3)}co`;
const big = body({ ...letter, message: "x".repeat(80 * 1024) });

describe.each(forms)("$call.path", ({ call, fields }) => {
  const refused: [
    string,
    keyof typeof failureStatus,
    string | Uint8Array<ArrayBuffer>,
    (() => Record<string, string>)?,
  ][] = [
    [
      "text/plain",
      "unsupported_media_type",
      body(fields),
      () => ({ "content-type": "text/plain" }),
    ],
    [
      "multipart",
      "unsupported_media_type",
      "--x--",
      () => ({ "content-type": "multipart/form-data; boundary=x" }),
    ],
    [
      "another charset",
      "unsupported_media_type",
      body(fields),
      () => ({ "content-type": "application/json; charset=utf-16" }),
    ],
    [
      "a compressed body",
      "unsupported_media_type",
      body(fields),
      () => ({ ...json, "content-encoding": "gzip" }),
    ],
    ["more than 80 KB", "payload_too_large", big],
    [
      "a page of another site",
      "forbidden",
      body(fields),
      () => ({ ...json, origin: "https://evil.example" }),
    ],
    [
      "a page of a sister host",
      "forbidden",
      body(fields),
      () => ({ ...json, "sec-fetch-site": "same-site" }),
    ],
    [
      "a form post without origin",
      "forbidden",
      "email=a%40b.co",
      () => urlencoded,
    ],
    [
      "a form post of a hidden origin",
      "forbidden",
      "email=a%40b.co",
      () => ({ ...urlencoded, origin: "null" }),
    ],
    ["broken JSON", "bad_request", '{"email":'],
    ["no body", "bad_request", ""],
    ["a JSON list", "bad_request", "[]"],
    ["JSON text", "bad_request", '"ada@example.com"'],
    [
      "bytes that are no UTF-8",
      "bad_request",
      new Uint8Array([0x22, 0xff, 0x22]),
    ],
    ["no address", "invalid", body({ ...fields, email: undefined })],
    ["spaces for an address", "invalid", body({ ...fields, email: "   " })],
    ["half an address", "invalid", body({ ...fields, email: "ada@" })],
    ["a list of addresses", "invalid", body({ ...fields, email: ["a@b.co"] })],
    [
      "a header hidden in the address",
      "invalid",
      body({ ...fields, email: "a@b.co\r\nBcc: c@d.ee" }),
    ],
    [
      "a control character in the address",
      "invalid",
      body({ ...fields, email: "a\u0000@b.co" }),
    ],
    [
      "an address of 255 characters",
      "invalid",
      body({
        ...fields,
        email: longAddress,
      }),
    ],
  ];
  test.each(refused)(
    "refuses %s with %s",
    async (_what, code, sent, headers) => {
      const before = await total();
      const reply = await post(server.origin + call.path, sent, {
        ...wantsJson,
        ...(headers?.() ?? json),
      });
      const failure = failureReply.parse(await reply.json());
      expect([reply.status, failure.code]).toEqual([failureStatus[code], code]);
      expect(failure.errors !== undefined).toBe(code === "invalid");
      expect(reply.headers.get("cache-control")).toBe("no-store");
      expect(reply.headers.get("etag")).toBeNull();
      expect(await total()).toBe(before);
    },
  );

  const taken: [string, () => [string, Record<string, string>]][] = [
    ["the bare payload", () => [body(fields), json]],
    [
      "JSON in UTF-8 by name",
      () => [
        body(fields),
        { "content-type": "Application/JSON; charset=UTF-8" },
      ],
    ],
    [
      "unknown keys",
      () => [body({ ...fields, role: "admin", __proto__: 1 }), json],
    ],
    [
      "spaces around fields",
      () => [body({ ...fields, email: " ada@example.com\n" }), json],
    ],
    [
      "a page of our own",
      () => [
        body(fields),
        { ...json, ...own(), "sec-fetch-site": "same-origin" },
      ],
    ],
    [
      "the canonical host behind a proxy",
      () => [
        body(fields),
        { ...json, origin: "https://www.northlark.example" },
      ],
    ],
    [
      "our own form post",
      () => [formData(fields), { ...urlencoded, ...own() }],
    ],
    [
      "our own form post from a page that hides its origin",
      () => [
        formData(fields),
        { ...urlencoded, origin: "null", "sec-fetch-site": "same-origin" },
      ],
    ],
    [
      "a filled trap",
      () => [body({ ...fields, website: "https://spam.example" }), json],
    ],
    [
      "a token of any shape",
      () => [body({ ...fields, token: { a: 1 } }), json],
    ],
  ];
  test.each(taken)("accepts %s with the same reply", async (_what, sent) => {
    const reply = await post(server.origin + call.path, ...sent());
    expect(reply.status).toBe(200);
    expect(call.reply.parse(await reply.json())).toEqual({
      success: true,
      message:
        call === contact
          ? "Thank you for contacting us. We'll be in touch soon."
          : "Thank you for joining our newsletter.",
    });
  });
});

test("names each wrong field", async () => {
  const reply = await post(server.origin + contact.path, "{}");
  const { errors } = failureReply.parse(await reply.json());
  expect(errors?.map((error) => error.field)).toEqual([
    "name",
    "email",
    "subject",
    "message",
  ]);
});
