import { expect, test } from "vitest";
import { ruleIds } from "../rules/catalogue.ts";
import { createWorkspace } from "../proof/testing/create-workspace.ts";
import { SAMPLE } from "../proof/testing/sample-files.ts";

async function explain(...args: string[]) {
  const workspace = await createWorkspace({});
  return workspace.run(["explain", ...args]);
}

test("explains what a rule checks, why and what to do, with a bad and a good example", async () => {
  const { code, stdout } = await explain("heading/skip");
  expect(code).toBe(0);
  expect(stdout).toContain("heading/skip (error)");
  expect(stdout).toContain("What to do: Use the next level down.");
  expect(stdout).toContain("Wrong:\n  ## One\n\n  #### Two\nRight:\n  ## One");
  expect(stdout).toContain("--rule heading/skip=off, warn or error");
});

test("lists a group, and all rules without an argument", async () => {
  const group = await explain("seo");
  expect(group.stdout.match(/^seo\/\S+ +(?:warn|error) /gmu)).toHaveLength(3);
  const all = await explain();
  for (const id of ruleIds) expect(all.stdout).toContain(`\n${id} `.trim());
});

test("explains the syntax of texts", async () => {
  const { code, stdout } = await explain("writing");
  expect(code).toBe(0);
  expect(stdout).toContain("\n  > [!WARNING]\n");
  const { stdout: json } = await explain("writing", "--format", "json");
  expect(JSON.parse(json)).toMatchObject({ version: 1 });
});

test("explains a field by its name, with an example, and by its collection", async () => {
  const { code, stdout } = await explain("publishat");
  expect(code).toBe(0);
  expect(stdout).toContain("publishAt (field of blog, guides,");
  expect(stdout).toContain("\n    publishAt: 2026-11-20T10:00:00+01:00\n");
  const { stdout: json } = await explain("blog.type", "--format", "json");
  expect(JSON.parse(json).fields).toMatchObject([
    { name: "type", collections: ["blog"] },
  ]);
});

test("explains a collection or a file with all its fields", async () => {
  const { code, stdout } = await explain("blog");
  expect(code).toBe(0);
  expect(stdout).toContain("blog (blog post, in blog/*.md)");
  expect(stdout).toMatch(/\n {2}title \(required\)\n {4}The headline/u);
  expect(stdout).toMatch(/\n {2}featured\n/u);
  const { stdout: site } = await explain("site.yaml");
  expect(site).toContain("\n  externalHosts.uses\n");
  const { stdout: json } = await explain("plans", "--format", "json");
  expect(JSON.parse(json)).toMatchObject({ version: 1, collection: "plans" });
});

test("prints rules as JSON", async () => {
  const { stdout } = await explain("--format", "json");
  const { version, rules } = JSON.parse(stdout);
  expect(version).toBe(1);
  expect(rules.map(({ id }: { id: string }) => id)).toEqual(ruleIds);
  expect(Object.keys(rules[0])).toEqual(
    "id group level defaultLevel what why whatToDo bad good".split(" "),
  );
});

test("prints rules as Markdown", async () => {
  const { stdout } = await explain("asset/orphan", "--format", "markdown");
  expect(stdout).toMatch(/^### asset\/orphan\n\nLevel: warn\.\n\n/u);
});

const unknown: [name: string, meant: string][] = [
  ["link/mising", "link/missing"],
  ["missing-link", "one of the groups"],
  ["linx", "link"],
  ["title-length", "seo/title-length"],
  ["images/alt", "image/alt"],
];

test.for(unknown)(
  "names the rule that was meant by %s",
  async ([name, meant]) => {
    const { code, stderr, stdout } = await explain(name);
    expect(code).toBe(2);
    expect(stdout).toBe("");
    expect(stderr).toContain(`There is no rule or group "${name}".`);
    expect(stderr).toContain(
      meant === "one of the groups"
        ? "Groups are: alias, anchor,"
        : `Did you mean \`${meant}\`?`,
    );
  },
);

test("names the field that was meant", async () => {
  const { code, stderr } = await explain("publshAt");
  expect(code).toBe(2);
  expect(stderr).toContain("Did you mean `publishAt`?");
});

test("shows the level that the settings file sets", async () => {
  const workspace = await createWorkspace({
    ...SAMPLE,
    "content.config.yaml": "rules: { seo: off }\n",
  });
  const { stdout } = await workspace.run(["explain", "seo/duplicate"]);
  expect(stdout).toContain(
    "seo/duplicate (off by content.config.yaml, warn without it)",
  );
});
