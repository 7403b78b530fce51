import { expect, test } from "vitest";
import { createWorkspace } from "../../proof/testing/create-workspace.ts";
import { openProject } from "./open-project.ts";
import { readConfig } from "../open-import.ts";

test("reads a configuration in TypeScript", async () => {
  const { path } = await createWorkspace({
    "astro.config.ts": `const site: string = "https://a.example";\nexport default { site } satisfies Config;`,
  });
  const project = openProject(path(""), /^astro\.config/u, "/none");
  const config = await readConfig(project, "astro.config.ts");
  expect(config).toEqual({ site: "https://a.example" });
});

test.each([
  ["nesting without end", `export default ${"[".repeat(80_000)}`],
  ["a text that is no program", "export default {"],
])("leaves out a configuration with %s, and says so", async (_, source) => {
  const { path } = await createWorkspace({ "astro.config.ts": source });
  const project = openProject(path(""), /^astro\.config/u, "/none");
  const config = await readConfig(project, "astro.config.ts");
  expect(config).toBeUndefined();
  expect(project.skipped).toEqual([
    { file: "astro.config.ts", reason: expect.any(String), isEmpty: true },
  ]);
});
