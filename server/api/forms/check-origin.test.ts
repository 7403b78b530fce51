import { expect, test } from "vitest";
import { isOwnOrigin } from "./check-origin.ts";

const host = "www.northlark.example";
const ours = `https://${host}`;
const foreign = "https://evil.example";
const direct = { siteUrl: undefined, behindProxy: false };
const proxied = { siteUrl: undefined, behindProxy: true };
const canonical = { siteUrl: ours, behindProxy: false };

test.each([
  ["the host asked for", { host, origin: ours }, direct],
  ["that host over plain http", { host, origin: `http://${host}` }, direct],
  [
    "that host with its default port",
    { host: `${host}:443`, origin: ours },
    direct,
  ],
  [
    "a host with a port",
    { host: "localhost:3000", origin: "http://localhost:3000" },
    direct,
  ],
  ["a host in upper case", { host: host.toUpperCase(), origin: ours }, direct],
  [
    "the canonical host behind a proxy that renames it",
    { host: "app:3000", origin: ours },
    canonical,
  ],
  [
    "the host that our proxy was asked for",
    { host: "app", "x-forwarded-host": host, origin: ours },
    proxied,
  ],
  [
    "a same-origin page behind such a proxy",
    { host: "app", origin: ours, "sec-fetch-site": "same-origin" },
    direct,
  ],
  ["a reload by the person", { host, "sec-fetch-site": "none" }, direct],
])("accepts a form post from %s", (_what, headers, rules) => {
  expect(isOwnOrigin(headers, "urlencoded", rules)).toBe(true);
  expect(isOwnOrigin(headers, "json", rules)).toBe(true);
});

test.each([
  ["another site", { host, origin: foreign }, canonical],
  [
    "another site that the browser tells of",
    { host, origin: ours, "sec-fetch-site": "cross-site" },
    canonical,
  ],
  [
    "a sister host",
    { host, origin: ours, "sec-fetch-site": "same-site" },
    canonical,
  ],
  [
    "a host that begins alike",
    { host, origin: `${ours}.evil.example` },
    canonical,
  ],
  [
    "another port",
    { host: "localhost:3000", origin: "http://localhost:4000" },
    direct,
  ],
  ["a hidden origin", { host, origin: "null" }, canonical],
  ["a page in a file", { host, origin: "file://" }, direct],
  ["an origin that is none", { host, origin: "northlark" }, canonical],
  [
    "a forwarded host without a proxy",
    { host, "x-forwarded-host": "evil.example", origin: foreign },
    direct,
  ],
  [
    "a host with a path in it",
    { host: "x/@evil.example", origin: foreign },
    direct,
  ],
])("refuses a post from %s", (_what, headers, rules) => {
  expect(isOwnOrigin(headers, "urlencoded", rules)).toBe(false);
  expect(isOwnOrigin(headers, "json", rules)).toBe(false);
});

test("accepts a post without an origin only as JSON", () => {
  expect(isOwnOrigin({ host }, "json", direct)).toBe(true);
  expect(isOwnOrigin({ host }, "urlencoded", direct)).toBe(false);
});

test("accepts posts from the configured other origin, and from no other", () => {
  const rules = { ...canonical, corsOrigin: "https://static.example" };
  const from = (origin: string) =>
    isOwnOrigin(
      { host, origin, "sec-fetch-site": "cross-site" },
      "urlencoded",
      rules,
    );
  expect(from("https://static.example")).toBe(true);
  expect(from("https://static.example.evil.example")).toBe(false);
  expect(from("null")).toBe(false);
});
