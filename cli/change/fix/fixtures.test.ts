import { expect, test } from "vitest";
import { createWorkspace } from "../../proof/testing/create-workspace.ts";
import {
  fixtureFiles,
  ruleFixtures,
  takeMarks,
} from "../../proof/testing/fixture-files.ts";
import { SAMPLE } from "../../proof/testing/sample-files.ts";

/** Rules whose fixture has an automatic fix, so that a lost fix is noticed here. */
const FIXED = [
  "alias/loop",
  "callout/invalid",
  "code/invalid-option",
  "emphasis/not-recognized",
  "encoding/control-character",
  "front-matter/typographic-quotes",
  "heading/not-recognized",
  "image/case",
  "link/anchor",
  "link/self-origin",
  "markup/not-rendered",
  "plan/disagrees",
  "ref/missing",
  "schema/enum",
  "schema/type",
  "schema/unknown-key",
  "slug/format",
  "text/doubled-word",
  "text/ellipsis",
  "yaml/syntax",
  "yaml/tab",
  "yaml/text-cut",
];
/** Large and hostile files take seconds, and have no fixes. */
const SLOW = /^file\//u;

test("fixes the fixtures of these rules without causing errors", async () => {
  const fixed: string[] = [];
  for (const { breaks, id: rule } of ruleFixtures) {
    if (SLOW.test(rule) || breaks.before !== undefined) continue;
    const { files } = takeMarks(fixtureFiles(breaks));
    const workspace = await createWorkspace({ ...SAMPLE, ...files });
    const before = await workspace.validate();
    const { stdout } = await workspace.run(["fix"]);
    const after = await workspace.validate();
    // Errors in the part that could not be read were not visible before.
    const wasHidden = /^(?:yaml|front-matter)\//u.test(rule);
    const most = wasHidden ? Infinity : before.summary.errors;
    expect(after.summary.errors).toBeLessThanOrEqual(most);
    const isLeft = after.diagnostics.some((problem) => problem.rule === rule);
    if (stdout !== "" && !isLeft) fixed.push(rule);
    expect((await workspace.run(["fix"])).stdout).toBe("");
  }
  expect(fixed.toSorted()).toEqual(FIXED);
});
