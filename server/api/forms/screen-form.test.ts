import { expect, test } from "vitest";
import { createFormTokens } from "./form-token.ts";
import { screenForm } from "./screen-form.ts";

const opened = Date.parse("2026-11-21T10:00:00Z");
let now = opened;
const tokens = createFormTokens("a secret", () => new Date(now));
const fields = { name: "Ada", subject: "A question", message: "Hello" };

function screen(form: object, age = 60_000) {
  now = opened;
  const token = tokens.issue();
  now = opened + age;
  return screenForm({ fields, website: "", token, ...form }, tokens);
}

test("gives a person's message a score of 0", () => {
  expect(screen({})).toEqual({ score: 0, quarantined: false, signals: [] });
});

test.each([
  ["no token", { token: undefined }, 60_000, ["no-token"]],
  ["a made-up token", { token: "kj3.abc" }, 60_000, ["bad-token"]],
  ["a token of another type", { token: { a: 1 } }, 60_000, ["bad-token"]],
  ["a form sent within a second", {}, 900, ["fast"]],
  ["a page left open for days", {}, 3 * 86_400_000, ["old-token"]],
  [
    "a handful of links",
    { fields: { ...fields, message: "http://a.b https://c.d www.e.f" } },
    60_000,
    ["links"],
  ],
  [
    "a link for a name",
    { fields: { ...fields, name: "Win at https://spam.example" } },
    60_000,
    ["link-in-line"],
  ],
])("gives %s a signal, but no quarantine", (_what, form, age, signals) => {
  expect(screen(form, age)).toMatchObject({ signals, quarantined: false });
});

test("quarantines a post with a filled honeypot", () => {
  expect(screen({ website: "x" })).toMatchObject({ quarantined: true });
});

test("quarantines a post with several signals", () => {
  const message = "[url=http://a.b]x[/url] http://c.d http://e.f";
  const name = "www.spam.example";
  const { quarantined, signals } = screen({
    token: undefined,
    fields: { ...fields, name, message },
  });
  expect(signals).toEqual(["no-token", "links", "markup", "link-in-line"]);
  expect(quarantined).toBe(true);
});
