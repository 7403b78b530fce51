import { expect, test } from "vitest";
import { toEmailKey, toMailboxKey } from "./email-key.ts";

test.each([
  ["Ada@Example.COM", "ada@example.com"],
  ["ada@München.example", "ada@xn--mnchen-3ya.example"],
  ["ju\u0308rgen@example.com", "j\u00fcrgen@example.com"],
  ["ada.l+news@example.com", "ada.l+news@example.com"],
])("normalises %s to %s", (email, key) => {
  expect(toEmailKey(email)).toBe(key);
});

test.each([
  "ada.lovelace@gmail.com",
  "AdaLovelace@GMAIL.com",
  "a.d.a.lovelace+news@gmail.com",
  "adalovelace+a+b@googlemail.com",
])("counts mail to %s as mail to one mailbox", (address) => {
  expect(toMailboxKey(address)).toBe("adalovelace@gmail.com");
});

test.each(["ada@example.com", "adalovelace@example.com"])(
  "tells %s from another mailbox",
  (address) => {
    expect(toMailboxKey(address)).toBe(address);
  },
);
