import { expect, test } from "vitest";
import { createWorkspace } from "../proof/testing/create-workspace.ts";

test.each([
  ["night: { page: '#000000 #ffffff' }", '"#3b5bdb"'],
  ["colors: { page: '#000000' }", '"#3b5bdb #6b8aff"'],
])("says how to write %s", async (yaml, example) => {
  const workspace = await createWorkspace({
    "content/theme.yaml": `${yaml}\n`,
  });
  const { diagnostics } = await workspace.validate();
  const found = diagnostics.filter(({ rule }) => rule === "schema/format");
  expect(found.map(({ help }) => help)).toEqual([
    expect.stringMatching(new RegExp(`${example}\\.$`, "u")),
  ]);
});
