import { expect, test } from "vitest";
import { toMailboxKey } from "./mailbox-key.ts";

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
