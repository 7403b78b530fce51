import { expect, test } from "vitest";
import { externalAddress, whyNotAsked } from "./request-address.ts";

test.for<[address: string, reason: string | undefined]>([
  ["https://a.org/", undefined],
  ["https://example.community/", undefined],
  ["https://1.1.1.1/", undefined],
  ["https://a.example/", "reserved"],
  ["https://www.example.com/", "reserved"],
  ["https://site.test./", "reserved"],
  ["http://localhost:3000/", "private"],
  ["http://127.0.0.1/", "private"],
  ["http://2130706433/", "private"],
  ["http://0x7f.1/", "private"],
  ["http://[::1]/", "private"],
  ["http://[::ffff:10.0.0.1]/", "private"],
  ["http://[fd00::1]/", "private"],
  ["http://169.254.169.254/latest", "private"],
  ["http://100.64.0.1/", "private"],
  ["http://wiki.local/", "private"],
])("decides whether %s is requested", ([address, reason]) => {
  expect(whyNotAsked(new URL(address))).toBe(reason);
});

test.for<[target: string, address: string | undefined]>([
  ["https://a.org/b?c#d", "https://a.org/b?c"],
  ["HTTP://A.org", "http://a.org/"],
  ["https://own.org/b", undefined],
  ["/b", undefined],
  ["mailto:a@b.org", undefined],
  ["https://", undefined],
])("finds the address to request for %s", ([target, address]) => {
  const own = new Set(["own.org"]);
  expect(externalAddress(target, own)?.href).toBe(address);
});
