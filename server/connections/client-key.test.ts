import { expect, test } from "vitest";
import { toClientKey } from "./client-key.ts";

test.each([
  ["192.0.2.1", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::9", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8::/64"],
  ["::1", "::/64"],
  ["64:ff9b::192.0.2.1", "64:ff9b::/64"],
  ["1:2:3::5:6:7:8", "1:2:3::/64"],
  ["fe80::1%eth0", "fe80::/64"],
])("counts %s as %s", (address, key) => {
  expect(toClientKey(address, undefined, 0)).toBe(key);
});

test.each([
  [0, "203.0.113.9", "10.0.0.1"],
  [1, "203.0.113.9", "203.0.113.9"],
  [1, "1.1.1.1, 203.0.113.9", "203.0.113.9"],
  [2, "1.1.1.1, 203.0.113.9, 10.0.0.2", "203.0.113.9"],
  [2, "203.0.113.9", "203.0.113.9"],
  [1, undefined, "10.0.0.1"],
  [1, "", "10.0.0.1"],
  [1, "nonsense", "10.0.0.1"],
  [1, "0x7f000001", "10.0.0.1"],
  [1, "203.0.113.9:4711", "203.0.113.9"],
  [1, "[2001:db8::9]:4711", "2001:db8::/64"],
  [1, "[2001:db8::9]", "2001:db8::/64"],
  [2, "nonsense, 10.0.0.2", "10.0.0.2"],
])("trusts %i proxies and reads %j as %s", (hops, forwarded, key) => {
  expect(toClientKey("10.0.0.1", forwarded, hops)).toBe(key);
});

test("counts a client whose address is gone", () => {
  expect(toClientKey(undefined, "203.0.113.9", 0)).toBe("unknown");
});
