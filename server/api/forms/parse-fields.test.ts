import { expect, test } from "vitest";
import { contact, INVALID_EMAIL, subscribe } from "#contract";
import { parseFields } from "./parse-fields.ts";

test.each([
  "ada@example.com",
  "ada.lovelace+news@mail.example.co.uk",
  "o'neil@example.ie",
  "a!#$%&*/=?^_`{|}~-@example.com",
  "info@xn--e1afmkfd.xn--p1ai",
  "jürgen@münchen.example",
  "अ@डाटा.भारत",
  `${"a".repeat(64)}@example.com`,
])("accepts the address %s", (email) => {
  expect(parseFields(subscribe.body, { email })).toEqual({ email });
});

test.each([
  "ada",
  "ada@",
  "@example.com",
  "ada@example",
  "ada@example.c",
  "ada@example..com",
  "ada@.example.com",
  "ada@-example.com",
  "ada@example.123",
  "ada@[192.0.2.1]",
  "ada lovelace@example.com",
  ".ada@example.com",
  "ada..b@example.com",
  "ada@b@example.com",
  '"ada"@example.com',
  "ada@example.com\r\nBcc: bob",
  "ada\t@example.com",
  `${"a".repeat(65)}@example.com`,
])("refuses the address %j", (email) => {
  expect(() => parseFields(subscribe.body, { email })).toThrow(
    expect.objectContaining({
      code: "invalid",
      message: INVALID_EMAIL,
      errors: [{ field: "email", message: INVALID_EMAIL }],
    }),
  );
});

test("refuses a hostile address with little work", () => {
  const started = process.cpuUsage();
  for (const email of [
    "a.".repeat(8000),
    `a@${"a-".repeat(8000)}`,
    `a@${"a.".repeat(8000)}`,
    `${",".repeat(80_000)}a`,
    `${"\u200e".repeat(80_000)}a`,
  ])
    expect(() => parseFields(subscribe.body, { email })).toThrow(INVALID_EMAIL);
  expect(process.cpuUsage(started).user / 1_000).toBeLessThan(2_000);
});

test("reports at most one problem for each field", () => {
  const long = "x\n".repeat(200);
  const body = { name: long, email: "", subject: " ", message: 5 };
  expect(() => parseFields(contact.body, body)).toThrow(
    expect.objectContaining({
      errors: [
        { field: "name", message: "Please keep your name to 100 characters" },
        { field: "email", message: INVALID_EMAIL },
        { field: "subject", message: "Please enter the subject" },
        { field: "message", message: "Please enter your message" },
      ],
    }),
  );
});
