import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { scripts } from "../package.json";
import { collections } from "#schema";
import { parseConfig } from "../server/config.ts";

const root = join(import.meta.dirname, "..");
const guide = readFileSync(join(root, "docs/adopting.md"), "utf8");

test("every file and script that the guide for adopters names exists", () => {
  const files = [
    ...guide.matchAll(
      /(?<![\w/.-])(?:cli|content|deploy|docs|scripts|server|site|tests|\.vscode)\/[\w./@-]*\w/gu,
    ),
  ].map(([file]) => file);
  expect(files.length).toBeGreaterThan(25);
  // What the guide tells adopters to delete.
  const kept = files.filter((file) => !/shipped|benefits/u.test(file));
  expect(kept.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  const named = [...guide.matchAll(/npm run ([\w:-]+)/gu)].map(
    ([, name = ""]) => name,
  );
  expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});

test("its settings are settings", () => {
  const [, env = ""] = /<<'END'\n(.*?)END/su.exec(guide) ?? [];
  const lines = env
    .trim()
    .split("\n")
    .map((line) => line.split("="));
  const values = Object.fromEntries(
    lines.map(([name = "", ...rest]) => [name, rest.join("=")]),
  );
  expect(parseConfig(values, "/srv")).toMatchObject({
    siteUrl: "https://www.example.com",
    mailApi: "resend",
    mailTo: "team@example.com",
  });
  const [, yaml = ""] = /```yaml\n(externalHosts.*?)```/su.exec(guide) ?? [];
  const site = parse(readFileSync(join(root, "content/site.yaml"), "utf8"));
  const widened = { ...site, ...parse(yaml) };
  expect(collections.site.value.safeParse(widened).error).toBeUndefined();
});

test("the lines of the field that it adds stand beside their neighbours", () => {
  for (const [file, neighbour] of [
    [
      "cli/schema/collections/blog.ts",
      "featured: noted(z.optional(z.boolean()), {",
    ],
    ["server/contract/blog.ts", "featured: z.boolean()"],
    ["server/content/to-post-summary.ts", "featured: entry.featured"],
    ["site/pages/blog-post/ArticleHead.tsx", "<Fact term="],
  ] as const)
    expect(readFileSync(join(root, file), "utf8")).toContain(neighbour);
});
