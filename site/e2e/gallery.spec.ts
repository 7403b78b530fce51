import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "./visitor.ts";

test("Visitors find neither the gallery of components nor its code", async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/404 \(Not Found\)/u);
  const response = await page.goto("/ui");
  expect(response?.status()).toBe(404);

  const built = readdirSync("dist", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:js|mjs|css)$/u.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const holding = (word: string) =>
    built.filter((file) => readFileSync(file, "utf8").includes(word));
  expect(holding("group/entry")).not.toEqual([]);
  expect(holding("data-specimen")).toEqual([]);
});
