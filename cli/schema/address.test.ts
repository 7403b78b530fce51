import { expect, test } from "vitest";
import { reservedSlugs, sitePaths } from "./address.ts";

test("keeps legal entries from hiding a page, but not from being one", () => {
  expect(reservedSlugs.legal).toContain("pricing");
  expect(reservedSlugs.legal).not.toContain("privacy-policy");
  expect(sitePaths).toContain("/privacy-policy");
});
