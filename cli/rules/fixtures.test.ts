import { mkdir, symlink, writeFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { createWorkspace } from "../proof/testing/create-workspace.ts";
import { SAMPLE } from "../proof/testing/sample-files.ts";
import { ruleIds } from "./catalogue.ts";
import { fixtures } from "./fixtures/all.ts";
import { changeFixtures } from "./fixtures/changes.ts";
import { takeMarks } from "./fixtures/take-marks.ts";

/** Takes a link of the file system, so it has a test of its own below. */
const WITHOUT_FIXTURE = ["file/outside"];
/** Take a repository: tried in changes/. */
const IN_REPOSITORY = Object.keys(changeFixtures);

test("gives every rule a fixture", () => {
  const covered = [
    ...Object.keys(fixtures),
    ...WITHOUT_FIXTURE,
    ...IN_REPOSITORY,
  ];
  expect(covered.toSorted()).toEqual([...ruleIds].toSorted());
});

test.for(Object.entries(fixtures))(
  "reports %s where it is",
  async ([rule, fixture]) => {
    const { files, at } = takeMarks(fixture);
    const workspace = await createWorkspace({ ...SAMPLE, ...files });
    const { diagnostics } = await workspace.validate();
    const found = diagnostics.filter((diagnostic) => diagnostic.rule === rule);
    expect(found).toContainEqual(expect.objectContaining(at));
    for (const { message, help } of found) {
      expect(message).toMatch(
        /^[A-Z`"/\d\p{L}].*\.( Did you mean `.*`\?)?$|\?$/su,
      );
      expect(help).toMatch(/\S/u);
    }
  },
);

test.for(Object.entries(fixtures))(
  "does not report %s where it is not",
  async ([rule, { good }]) => {
    const workspace = await createWorkspace({ ...SAMPLE, ...good });
    const { diagnostics } = await workspace.validate();
    expect(
      diagnostics.filter((diagnostic) => diagnostic.rule === rule),
    ).toEqual([]);
  },
);

test("reports file/outside for a link that leads out, and not for one inside", async () => {
  const workspace = await createWorkspace(SAMPLE);
  await writeFile(workspace.path("secret.md"), "secret");
  await symlink(
    workspace.path("secret.md"),
    workspace.path("content/blog/secret.md"),
  );
  await mkdir(workspace.path("content/guides"));
  await symlink(
    "../blog/first-post.md",
    workspace.path("content/guides/first-post.md"),
  );
  const { diagnostics } = await workspace.validate();
  const outside = diagnostics.filter(({ rule }) => rule === "file/outside");
  expect(outside).toEqual([
    expect.objectContaining({
      file: "content/blog/secret.md",
      line: 1,
      column: 1,
    }),
  ]);
});
