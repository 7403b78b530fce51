import { expect, test } from "vitest";
import { createWorkspace } from "../proof/testing/create-workspace.ts";
import { SAMPLE } from "../proof/testing/sample-files.ts";

test("prints the schema of one collection, of its lists, or of all", async () => {
  const workspace = await createWorkspace(SAMPLE);
  const schema = async (...args: string[]) =>
    JSON.parse((await workspace.run(["schema", ...args])).stdout);
  const blog = await schema("blog");
  expect(blog.$schema).toBe("http://json-schema.org/draft-07/schema#");
  expect(blog.additionalProperties).toBe(false);
  expect(blog.properties.author).toMatchObject({
    enum: ["mara-lind"],
    enumDescriptions: ["Mara Lind"],
  });
  expect((await schema("categories")).required).not.toContain("slug");
  expect((await schema("categories", "--list")).items.required).toContain(
    "slug",
  );
  const { definitions } = await schema();
  expect(Object.keys(definitions)).toEqual(
    expect.arrayContaining(["blog", "categories", "categories.list", "site"]),
  );
});

test.for([
  [["schema", "blgo"], "Did you mean `blog`?"],
  [["schema", "blog", "--list"], "`blog` has no list"],
  [["schema", "--list"], "--list needs a collection"],
  [["schema", "blog", "--write"], "leave the collection out"],
] as const)("refuses %j", async ([args, message]) => {
  const workspace = await createWorkspace(SAMPLE);
  const { code, stderr } = await workspace.run(args);
  expect(code).toBe(2);
  expect(stderr).toContain(message);
});

test("writes the editor's files, keeps its other settings, and reports when they are out of date", async () => {
  const workspace = await createWorkspace({
    ...SAMPLE,
    ".vscode/settings.json": `{"editor.rulers": [80], "yaml.schemas": {"./mine.json": "*.yml", "./.vscode/schemas/gone.json": "x"}}`,
  });
  expect((await workspace.run(["schema", "--check"])).code).toBe(1);
  const { code, stdout } = await workspace.run(["schema", "--write"]);
  expect(code).toBe(0);
  expect(stdout).toContain(".vscode/schemas/blog.json\n");
  const settings = JSON.parse(await workspace.read(".vscode/settings.json"));
  expect(settings["editor.rulers"]).toEqual([80]);
  expect(settings["yaml.schemas"]).toMatchObject({
    "./mine.json": "*.yml",
    "./.vscode/schemas/blog.json": "content/blog/**/*.md",
    "./.vscode/schemas/authors.json": "content/authors/*.yaml",
    "./.vscode/schemas/authors.list.json": "content/authors.yaml",
  });
  expect(settings["yaml.schemas"]).not.toHaveProperty([
    "./.vscode/schemas/gone.json",
  ]);
  expect((await workspace.run(["schema", "--check"])).code).toBe(0);
  await workspace.write({
    "content/authors/jo-ek.yaml": "name: Jo Ek\ntitle: Editor\nbio: Writes.\n",
  });
  const check = await workspace.run(["schema", "--check"]);
  expect(check).toMatchObject({
    code: 1,
    stdout: ".vscode/schemas/blog.json\n",
  });
});

test("leaves settings with comments alone", async () => {
  const text = "{\n  // mine\n}\n";
  const workspace = await createWorkspace({
    ...SAMPLE,
    ".vscode/settings.json": text,
  });
  const { code, stderr } = await workspace.run(["schema", "--write"]);
  expect(code).toBe(2);
  expect(stderr).toContain("has comments");
  expect(await workspace.read(".vscode/settings.json")).toBe(text);
});

test("fails when an entry could not be read, so that its id is missing", async () => {
  const workspace = await createWorkspace({
    ...SAMPLE,
    "content/authors/broken.yaml": "name: [",
  });
  const { code, stderr } = await workspace.run(["schema", "blog"]);
  expect(code).toBe(1);
  expect(stderr).toContain("content/authors/broken.yaml");
});
