import { expect, test } from "vitest";
import { createEntryId } from "./entry-id.ts";

test("gives different numbers of twelve digits", () => {
  const ids = Array.from({ length: 1000 }, createEntryId);
  expect(ids.filter((id) => !/^[1-9]\d{11}$/u.test(String(id)))).toEqual([]);
  expect(new Set(ids).size).toBe(1000);
});
