import { expect, test } from "vitest";
import { createEntryId } from "./entry-id.ts";

test("gives numbers of twelve digits, each of them once", () => {
  const ids = Array.from({ length: 1000 }, createEntryId);
  expect(ids.filter((id) => !/^[1-9]\d{11}$/u.test(String(id)))).toEqual([]);
  expect(new Set(ids).size).toBe(1000);
});
