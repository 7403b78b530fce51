import { afterEach, expect, test } from "vitest";
import { contact, failureReply, subscribe } from "#contract";
import { InboxPlaces } from "../../inbox/testing/inbox-places.ts";
import { json, letter, post } from "./testing/form-post.ts";
import { startFormServer, type FormServer } from "./testing/form-server.ts";

const places = new InboxPlaces("SQLite");
let server: FormServer;
afterEach(async () => {
  await server.close();
  await places.remove();
});

/** A server that accepts two posts per client. */
async function startLimited(trustProxyHops = 0): Promise<void> {
  const inbox = await places.open(await places.create());
  server = await startFormServer(inbox, { rateLimitForms: 2, trustProxyHops });
}

/** The statuses of consecutive sign-ups, each with its own X-Forwarded-For. */
async function signUpFrom(...clients: string[]): Promise<number[]> {
  const statuses = [];
  for (const client of clients) {
    const headers = { ...json, "x-forwarded-for": client };
    const address = server.origin + subscribe.path;
    const reply = await post(address, '{"email":"a@b.co"}', headers);
    statuses.push(reply.status);
  }
  return statuses;
}

test("counts both forms together and says when to retry", async () => {
  await startLimited();
  await post(server.origin + subscribe.path, '{"email":"a@b.co"}');
  await post(server.origin + contact.path, "{}");
  const reply = await post(
    server.origin + contact.path,
    JSON.stringify(letter),
  );
  const failure = failureReply.parse(await reply.json());
  expect([reply.status, failure.code]).toEqual([429, "rate_limited"]);
  expect(failure.message).toBe(
    "Too many attempts. Please try again in 10 minutes.",
  );
  const seconds = Number(reply.headers.get("retry-after"));
  expect(seconds).toBeGreaterThan(590);
  expect(seconds).toBeLessThanOrEqual(600);
});

test("ignores forwarded addresses without a proxy", async () => {
  await startLimited();
  expect(await signUpFrom("192.0.2.1", "192.0.2.2", "192.0.2.3")).toEqual([
    200, 200, 429,
  ]);
});

test("counts each client behind a proxy, whatever address it claims to have", async () => {
  await startLimited(1);
  expect(
    await signUpFrom(
      "192.0.2.1",
      "1.1.1.1, 192.0.2.1",
      "2.2.2.2, 192.0.2.1",
      "192.0.2.2",
    ),
  ).toEqual([200, 200, 429, 200]);
});

test("continues to count after a restart", async () => {
  const place = await places.create();
  const start = async () => {
    const inbox = await places.open(place);
    server = await startFormServer(inbox, { rateLimitForms: 2 });
  };
  await start();
  expect(await signUpFrom("", "")).toEqual([200, 200]);
  await server.close();
  await places.closeInboxes();
  await start();
  expect(await signUpFrom("")).toEqual([429]);
});

test("counts the messages of one mail address from all clients", async () => {
  await startLimited(1);
  const statuses = [];
  for (const [at, email] of [
    "ada@example.com",
    "ADA@example.com",
    "ada@Example.com",
    "bob@example.com",
  ].entries()) {
    const headers = { ...json, "x-forwarded-for": `192.0.2.${at}` };
    const body = JSON.stringify({ ...letter, email });
    const reply = await post(server.origin + contact.path, body, headers);
    statuses.push(reply.status);
  }
  expect(statuses).toEqual([200, 200, 429, 200]);
});

test("counts nothing when the limit is switched off", async () => {
  const inbox = await places.open(await places.create());
  server = await startFormServer(inbox, { rateLimitForms: 0 });
  const clients = Array.from({ length: 30 }, () => "192.0.2.1");
  expect(new Set(await signUpFrom(...clients))).toEqual(new Set([200]));
});
