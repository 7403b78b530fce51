import { expect, it } from "vitest";
import { toFilePath, toPageAddress } from "./export-addresses.ts";

it.each([
  ["/blog?type=guide&utm_source=x&page=2", "/blog/page/2/type/guide"],
  ["/blog.md?page=2", "/blog/page/2.md"],
  ["/blog/category/outreach?page=2", "/blog/category/outreach/page/2"],
  ["/blog/category/outreach.md?page=2", "/blog/category/outreach/page/2.md"],
  ["/pricing?page=2", "/pricing"],
  ["/pricing.md?page=2", "/pricing.md"],
])("gives %s the file %s", (address, file) => {
  const [path = "", query = ""] = address.split("?");
  expect(toFilePath(toPageAddress(path, query))).toBe(file);
});
