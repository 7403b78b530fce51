import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contact, failureReply, subscribe } from "#contract";
import { AppError } from "../../app-error.ts";
import type { Inbox } from "../../inbox/inbox.ts";
import { InboxPlaces } from "../../inbox/testing/inbox-places.ts";
import {
  browser,
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
const body = (value: unknown) => JSON.stringify(value);
const own = () => ({ origin: server.origin });

function failWith(reason: Error): Inbox {
  const fail = () => Promise.reject(reason);
  return { ...inbox, record: fail };
}

describe.each(forms)("$call.path", ({ call, fields }) => {
  test("answers a plain form post with a page", async () => {
    const sent = formData(fields);
    const reply = await post(server.origin + call.path, sent, {
      ...urlencoded,
      ...browser,
      ...own(),
    });
    const page = await reply.text();
    expect(reply.headers.get("content-type")).toMatch(/^text\/html/);
    expect(reply.status).toBe(200);
    expect(page).toContain(
      call === contact
        ? "<h1>Thank You!</h1>"
        : "<h1>You&#39;re subscribed!</h1>",
    );
    expect(reply.headers.get("cache-control")).toBe("no-store");
    expect(reply.headers.get("etag")).toBeNull();
  });

  test("shows a visitor without script what is wrong", async () => {
    const reply = await post(server.origin + call.path, "email=%3Cb%3E", {
      ...urlencoded,
      ...browser,
      ...own(),
    });
    expect(reply.status).toBe(422);
    expect(await reply.text()).toContain("Please enter a valid email address");
  });

  test("answers 503 without details when nothing can be stored", async () => {
    const reason = new AppError("unavailable", "secret host is down");
    const other = await startFormServer(failWith(reason));
    const reply = await post(other.origin + call.path, body(fields), {
      ...json,
      ...wantsJson,
    });
    const failure = failureReply.parse(await reply.json());
    expect([reply.status, failure.code]).toEqual([503, "unavailable"]);
    expect(failure.message).not.toContain("secret");
    expect(reply.headers.get("retry-after")).toBe("30");
    expect(other.logged()).not.toContain("ada@example.com");
    await other.close();
  });

  test("answers 500 to a bug", async () => {
    const other = await startFormServer(failWith(new TypeError("secret")));
    const reply = await post(other.origin + call.path, body(fields), {
      ...json,
      ...wantsJson,
    });
    const failure = failureReply.parse(await reply.json());
    expect([reply.status, failure.code]).toEqual([500, "internal"]);
    expect(failure.message).not.toContain("secret");
    await other.close();
  });
});

test("answers with a plain page when the site cannot be rendered: the form is stored", async () => {
  const broken = await startFormServer(inbox, {}, () =>
    Promise.reject(new Error("no such module")),
  );
  const before = await inbox.counts();
  const other = { ...letter, subject: "Another question" };
  const reply = await post(broken.origin + contact.path, formData(other), {
    ...urlencoded,
    ...browser,
    origin: broken.origin,
  });
  expect([reply.status, await reply.text()]).toEqual([
    200,
    expect.stringContaining("<h1>Thank You!</h1>"),
  ]);
  const { contact: after } = await inbox.counts();
  expect(after.total).toBe(before.contact.total + 1);
  expect(broken.logged()).toContain("a notice could not be rendered");
  await broken.close();
});

test("explains in plain words what is wrong with a newsletter form", async () => {
  const reply = await post(server.origin + subscribe.path, '{"email":"ada"}');
  expect(reply.status).toBe(422);
  expect(reply.headers.get("content-type")).toMatch(/^text\/plain/);
  expect(await reply.text()).toBe("Please enter a valid email address");
});
