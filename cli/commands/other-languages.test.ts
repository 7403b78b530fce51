import { expect, test } from "vitest";
import { createWorkspace } from "../proof/testing/create-workspace.ts";
import { SAMPLE, secondPost } from "../proof/testing/sample-files.ts";

const SITE = (lines: string) => ({ "content/site.yaml": lines });
const SETTINGS_OFF = [
  "--rule",
  "collection=off",
  "--rule",
  "schema=warn",
  "--rule",
  "ref=off",
];

test("a folder of another script needs the setting, which every command then follows", async () => {
  const file = "content/blog/営業の始め方.md";
  const workspace = await createWorkspace({ ...SAMPLE, [file]: secondPost() });
  const rules = async () => {
    const { diagnostics } = await workspace.report("validate", ...SETTINGS_OFF);
    return diagnostics.filter(({ rule }) => rule === "slug/format");
  };
  const [found, ...others] = await rules();
  expect(others).toEqual([]);
  expect(found?.help).toContain("`slugs: unicode` in site.yaml");
  await workspace.write(SITE("lang: ja\nslugs: unicode\n"));
  expect(await rules()).toEqual([]);
  const made = await workspace.run([
    "new",
    "blog",
    "信号 を 読む",
    "--set",
    "author=mara-lind",
    "--set",
    "type=blog",
    "--set",
    "categories=signals",
    "--set",
    "description=A description that is long enough to pass the check of its length.",
  ]);
  expect(made.stdout).toContain("content/blog/信号-を-読む.md");
  const moved = await workspace.run([
    "mv",
    "blog/営業の始め方",
    "営業の続け方",
  ]);
  expect(moved.stderr).toBe("");
  expect(await workspace.read("content/blog/営業の続け方.md")).toContain(
    "/blog/営業の始め方",
  );
});
