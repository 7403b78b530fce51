import { globSync, readFileSync } from "node:fs";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { routeTable } from "#routes";
import { collectionNames, isPageCollection } from "#schema";
import { run } from "../cli/run.ts";

/** The words of this repository, whatever they say, and those that only tests own. */
test.each(["content", "tests/fixture-content"])(
  "%s is valid",
  async (folder) => {
    const output = new PassThrough();
    const printed = text(output);
    const code = await run({
      argv: ["validate", "--content", folder],
      cwd: process.cwd(),
      env: {},
      stdin: new PassThrough(),
      stdout: output,
      stderr: output,
      clock: () => new Date(),
    });
    output.end();
    expect({ code, printed: await printed }).toMatchObject({ code: 0 });
  },
);

test("docs/where-words-live.md names every page and every file with the words of one", () => {
  const guide = readFileSync("docs/where-words-live.md", "utf8");
  const files = collectionNames
    .filter(isPageCollection)
    .map((name) => `content/${name}.yaml`);
  const named = [...routeTable.map(({ path }) => path), ...files];
  expect(named.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
});

test("the company is named in the content alone", () => {
  const sources = globSync("{cli,public,scripts,server,site}/**/*.*", {
    exclude: (path) => /(?:\.test\.tsx?|\/e2e|\/testing|\/proof)$/u.test(path),
  });
  const naming = sources.filter((path) =>
    readFileSync(path, "utf8").includes("Northlark"),
  );
  expect(sources.length).toBeGreaterThan(500);
  expect(naming).toEqual([]);
});
