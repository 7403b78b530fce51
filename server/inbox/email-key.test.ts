import { expect, test } from "vitest";
import { toEmailKey } from "./email-key.ts";

test.each([
  ["Ada@Example.COM", "ada@example.com"],
  ["ada@München.example", "ada@xn--mnchen-3ya.example"],
  ["ju\u0308rgen@example.com", "j\u00fcrgen@example.com"],
  ["ada.l+news@example.com", "ada.l+news@example.com"],
])("normalises %s to %s", (email, key) => {
  expect(toEmailKey(email)).toBe(key);
});
