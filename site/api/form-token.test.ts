// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { contactLetter } from "../testing/contact-letter.ts";
import { fakeFetch, json } from "../testing/fake-fetch.ts";
import { prepareFormToken, sendContactMessage } from "./forms.ts";

afterEach(() => vi.unstubAllGlobals());

const tokenOf = (call: { options: RequestInit } | undefined) =>
  new Headers(call?.options.headers).get("X-Form-Token");

it("sends no token if the server gives none", async () => {
  for (const answer of [
    () => new Response("", { status: 404 }),
    () => json({ success: true }),
    () => new TypeError("offline"),
  ]) {
    fakeFetch(answer);
    await prepareFormToken();
    const { calls } = fakeFetch(() => json({ success: true }));
    await sendContactMessage(contactLetter({ name: "Ada" }));
    expect(tokenOf(calls[0])).toBeNull();
  }
});

it("requests a token once and sends it with the message", async () => {
  const { calls } = fakeFetch(() => json({ success: true, token: "t.oken" }));
  await prepareFormToken();
  await prepareFormToken();
  await sendContactMessage(contactLetter({ name: "Ada" }));
  expect(calls.map(({ address }) => address.split("?")[0])).toEqual([
    "/api/form-token",
    "/api/contact-us",
  ]);
  expect(tokenOf(calls[1])).toBe("t.oken");
  expect(String(calls[1]?.options.body)).not.toContain("t.oken");
});
