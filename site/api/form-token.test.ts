// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { contactLetter } from "../testing/contact-letter.ts";
import { fakeFetch, json } from "../testing/fake-fetch.ts";
import { formTokenHeader, prepareFormToken } from "./form-token.ts";
import { sendContactMessage } from "./forms.ts";

afterEach(() => vi.unstubAllGlobals());

it("sends no token if the server gives none", async () => {
  for (const answer of [
    () => new Response("", { status: 404 }),
    () => json({ success: true }),
    () => new TypeError("offline"),
  ]) {
    fakeFetch(answer);
    await prepareFormToken();
    expect(formTokenHeader()).toEqual({});
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
  const headers = new Headers(calls[1]?.options.headers);
  expect(headers.get("X-Form-Token")).toBe("t.oken");
  expect(String(calls[1]?.options.body)).not.toContain("t.oken");
});
