// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeFetch, json } from "../testing/fake-fetch.ts";
import { contactLetter } from "../testing/contact-letter.ts";
import { createTemplatePost } from "./create-post.ts";
import { sendContactMessage, subscribeToNewsletter } from "./forms.ts";

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const keyOf = ({ options }: { options: RequestInit }) =>
  new Headers(options.headers).get("Idempotency-Key");

/** Why an address was not signed up, after all waits between retries. */
async function failureOf(email: string) {
  const failure = subscribeToNewsletter(email).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(29_000);
  return failure;
}

describe("subscribeToNewsletter", () => {
  it("posts the address alone", async () => {
    const { calls } = fakeFetch(() => json({ success: true }));
    await subscribeToNewsletter("a@b.example");
    expect(calls.map(({ address }) => address)).toEqual(["/api/newsletter"]);
    expect(calls[0]?.options.body).toBe('{"email":"a@b.example"}');
  });

  it("sends the name of the form if it has one", async () => {
    const { calls } = fakeFetch(() => json({ success: true }));
    await subscribeToNewsletter("a@b.example", "early-access");
    expect(calls[0]?.options.body).toBe(
      '{"email":"a@b.example","source":"early-access"}',
    );
  });

  it("retries twice with the same key, which a post of something else has not", async () => {
    const { calls } = fakeFetch(() => new Response("busy", { status: 503 }));
    const keys = async (email: string) => {
      const before = calls.length;
      expect(await failureOf(email)).toMatchObject({
        message: "503: busy",
        name: "ApiError",
      });
      return calls.slice(before).map(keyOf);
    };
    const [first, ...others] = await keys("a@b.example");
    expect(others).toEqual([first, first]);
    // What failed can be sent again: the server stores it once.
    expect(new Set(await keys("a@b.example"))).toEqual(new Set([first]));
    expect(await keys("c@b.example")).not.toContain(first);
  });

  it.each([
    ["another site's page", () => new Response("<h1>Hotel login</h1>"), ""],
    ["nothing", () => new Response(""), ""],
    ["another kind of JSON", () => json({ ok: true }), ""],
    ["a refusal", () => json({ success: false, message: "No." }), "No."],
  ])("fails when %s answers", async (_, answer, message) => {
    fakeFetch(answer);
    expect(await failureOf("a@b.example")).toEqual(new Error(message));
  });

  it("gives up after 30 s without a reply", async () => {
    const { calls } = fakeFetch(
      ({ options: { signal } }) =>
        new Promise((_, fail) => {
          signal?.addEventListener("abort", () => fail(new Error("aborted")));
        }),
    );
    let failed: unknown;
    subscribeToNewsletter("a@b.example").catch((error: unknown) => {
      failed = error;
    });
    await vi.advanceTimersByTimeAsync(29_999);
    expect(failed).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(failed).toEqual(new Error(""));
    expect(calls).toHaveLength(1);
  });
});

const message = contactLetter({
  name: "Elena Marsh",
  email: "elena@fernhill.example",
  subject: "A question",
  message: "How do I start?",
});

/** The result of a message, after all waits between retries. */
async function outcomeOf(answer: () => Response | Error) {
  const seen = fakeFetch(answer);
  const outcome = sendContactMessage(message).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  return { outcome: await outcome, calls: seen.calls };
}

describe("sendContactMessage", () => {
  it("posts its fields and nothing else, once", async () => {
    const { outcome, calls } = await outcomeOf(() => json({ success: true }));
    expect(outcome).toEqual({ success: true });
    expect(calls.map(({ address }) => address)).toEqual(["/api/contact-us"]);
    expect(JSON.parse(String(calls[0]?.options.body))).toEqual(message);
  });

  it("sends the content of the honeypot field", async () => {
    const { calls } = fakeFetch(() => json({ success: true }));
    await sendContactMessage(message, "http://spam.example");
    expect(JSON.parse(String(calls[0]?.options.body))).toEqual({
      ...message,
      website: "http://spam.example",
    });
  });

  it.each([200, 400, 422, 500])(
    "returns a reply with success false and status %i",
    async (status) => {
      const { outcome } = await outcomeOf(() =>
        json({ success: false, message: "The box is full." }, status),
      );
      expect(outcome).toMatchObject({
        success: false,
        message: "The box is full.",
      });
    },
  );

  it("has no message if the reply has none", async () => {
    const { outcome } = await outcomeOf(() => json({ success: false }));
    expect(outcome).toEqual({ success: false });
  });

  it("returns the server's problems with the fields", async () => {
    const { outcome } = await outcomeOf(() =>
      json(
        {
          success: false,
          message: "Please check the form.",
          errors: [{ field: "name", message: "Too long." }],
        },
        422,
      ),
    );
    expect(outcome).toMatchObject({
      errors: [{ field: "name", message: "Too long." }],
    });
  });

  it.each([
    ["the network fails", () => new TypeError("Failed to fetch")],
    ["a page answers", () => new Response("<h1>Bad gateway</h1>")],
    ["a proxy refuses", () => new Response("no", { status: 502 })],
    ["the answer says nothing of success", () => json({ ok: true })],
    ["a refusal says success", () => json({ success: true }, 500)],
  ] as const)(
    "fails when %s, after two more tries with the same key",
    async (_, answer) => {
      const { outcome, calls } = await outcomeOf(answer);
      expect(outcome).toBeInstanceOf(Error);
      expect(calls).toHaveLength(3);
      expect(new Set(calls.map(keyOf)).size).toBe(1);
      expect(keyOf(calls[0] ?? { options: {} })).toMatch(/^[\da-f]{32}$/u);
    },
  );

  it("succeeds on the second try without reporting the first", async () => {
    let tries = 0;
    const { outcome, calls } = await outcomeOf(() =>
      ++tries === 1 ? new TypeError("reset") : json({ success: true }),
    );
    expect(outcome).toEqual({ success: true });
    expect(calls).toHaveLength(2);
  });
});

describe("createTemplatePost", () => {
  it("posts one fixed post as JSON", async () => {
    const { calls } = fakeFetch(() => json({ success: true }));
    await createTemplatePost();
    expect(calls[0]).toMatchObject({
      address: "/api/blog/create",
      options: { method: "POST" },
    });
    expect(JSON.parse(String(calls[0]?.options.body))).toMatchObject({
      slug: "read-engagement-as-intent",
      imageUrl: null,
      categories: [{ slug: "engagement-signals" }],
    });
  });
});
