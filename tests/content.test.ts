import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
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
