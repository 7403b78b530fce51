import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { Ajv } from "ajv";
import { beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { collectionNames, collections } from "#schema";
import { compileContent } from "../../compile/compile-content.ts";
import type { CompiledFolder } from "../../model/compiled-folder.ts";
import { notesOf } from "../../model/schema-parts.ts";
import { createCmsConfiguration } from "./create-cms-configuration.ts";
import { createFields, type CmsField } from "./create-field.ts";
import { convertSchema } from "./convert-schema.ts";

let folder: CompiledFolder;
let isValid: (value: unknown) => boolean;

beforeAll(async () => {
  const root = new URL("../../../", import.meta.url);
  const compiled = await compileContent({
    contentDir: fileURLToPath(new URL("tests/fixture-content", root)),
    publicDirs: [fileURLToPath(new URL("public", root))],
    now: new Date("2026-11-20T00:00:00Z"),
    render: false,
    preview: { drafts: true, future: true },
    levels: new Map(),
  });
  folder = compiled.folder;
  const schema: object = JSON.parse(
    await readFile(
      new URL("node_modules/@sveltia/cms/schema/sveltia-cms.json", root),
      "utf8",
    ),
  );
  const ajv = new Ajv({ strict: false, validateFormats: false });
  const validate = ajv.compile(schema);
  isValid = (value) => validate(value);
});

/** The folder with these settings of the web editor. */
function withEditor(editor: Record<string, unknown>) {
  const settings = folder.settings.map((entry) =>
    entry.collection === "site"
      ? { ...entry, raw: { ...Object(entry.raw), editor } }
      : entry,
  );
  return { ...folder, settings };
}

const configurationOf = (editor: Record<string, unknown>) =>
  createCmsConfiguration(withEditor({ ...github, ...editor }));

const github = { backend: "github", repository: "acme/site", branch: "main" };

/** A list file has one field, the list. */
function fieldsOf(collection: string): CmsField[] {
  const name = collection.replaceAll("/", "-");
  const { collections: all } = createCmsConfiguration(folder);
  for (const collection of all) {
    if (collection.name === name && "fields" in collection)
      return collection.fields;
    const files = "files" in collection ? collection.files : [];
    const file = files.find((each) => each.name === name);
    if (file) return file.fields;
  }
  throw new Error(`no form for ${name}`);
}

const fieldOf = (fields: readonly CmsField[] = [], name: string) =>
  fields.find((field) => field.name === name);

test("is valid by the schema of the CMS, for every kind of repository", () => {
  for (const backend of ["github", "gitlab", "gitea"]) {
    const editor = {
      ...github,
      backend,
      host: "https://git.example.org",
      applicationId: "abc",
    };
    const configuration = createCmsConfiguration(withEditor(editor));
    expect([backend, isValid(configuration)]).toEqual([backend, true]);
  }
  expect(isValid({ collections: [{ name: "blog" }] })).toBe(false);
});

test("has a form for every collection", () => {
  for (const name of collectionNames)
    expect(fieldsOf(name).length).toBeGreaterThan(0);
});

test("shows every field of a collection, and its text", () => {
  for (const name of collectionNames) {
    const [first, ...rest] = fieldsOf(name);
    const fields = first?.["root"] ? (first.fields ?? []) : [first, ...rest];
    const shown = fields.map((field) => field?.name);
    const known = [...notesOf(collections[name]).keys()];
    expect(shown).toEqual(
      expect.arrayContaining(known.filter((path) => !path.includes("."))),
    );
    expect(shown.includes("body")).toBe(collections[name].kind === "markdown");
  }
});

test("gives a field of a schema its widget by its type alone", () => {
  const schema = z.strictObject({
    subtitle: z.string().check(z.minLength(1), z.maxLength(40)),
    rating: z.optional(z.number().check(z.minimum(0))),
    links: z.array(z.strictObject({ label: z.string(), seats: z.int() })),
  });
  const fields = createFields(convertSchema(schema, () => []));
  expect(fields).toMatchObject([
    { name: "subtitle", widget: "text", required: true, maxlength: 40 },
    { name: "rating", widget: "number", required: false, value_type: "float" },
    {
      name: "links",
      widget: "list",
      fields: [
        { name: "label", widget: "text" },
        { name: "seats", widget: "number", value_type: "int" },
      ],
    },
  ]);
});

test("offers references and choices with their labels, and says what fields are for", () => {
  const blog = fieldsOf("blog");
  expect(fieldOf(blog, "author")).toMatchObject({
    widget: "select",
    hint: notesOf(collections.blog).get("author")?.text,
    options: expect.arrayContaining([
      { label: expect.any(String), value: expect.any(String) },
    ]),
  });
  expect(fieldOf(blog, "categories")).toMatchObject({
    widget: "select",
    multiple: true,
    min: 1,
  });
  expect(fieldOf(blog, "type")).toMatchObject({
    options: expect.arrayContaining([{ label: "Guide", value: "guide" }]),
  });
});

test("has widgets for dates, pictures and numbers of ids", () => {
  const blog = fieldsOf("blog");
  expect(fieldOf(blog, "id")).toMatchObject({ widget: "hidden" });
  expect(fieldOf(blog, "date")).toMatchObject({
    widget: "datetime",
    type: "date",
    format: "YYYY-MM-DD",
  });
  expect(fieldOf(blog, "publishAt")).toMatchObject({ widget: "datetime" });
  expect(fieldOf(blog, "image")).toMatchObject({
    widget: "object",
    required: false,
    fields: [
      { name: "src", widget: "image" },
      { name: "alt", widget: "string" },
    ],
  });
  const slug = fieldOf(blog, "slug");
  expect(slug).toMatchObject({ widget: "string" });
  // The editor reads patterns without the flag `u`, and would take `\\p{Ll}` for other characters.
  expect(slug).not.toHaveProperty("pattern");
  expect(fieldOf(blog, "body")).toMatchObject({ modes: ["raw", "rich_text"] });
});

test("edits a list in one file, and records of their own files", () => {
  expect(fieldsOf("faq")).toMatchObject([
    { name: "faq", widget: "list", root: true },
  ]);
  expect(fieldOf(fieldsOf("authors"), "links")).toMatchObject({
    widget: "list",
    fields: [{ name: "label" }, { name: "href" }],
  });
  expect(fieldOf(fieldsOf("wireframes"), "blocks")).toMatchObject({
    widget: "list",
    typeKey: "kind",
    types: expect.arrayContaining([
      expect.objectContaining({ name: "stats", widget: "object" }),
    ]),
  });
});

test("names the repository of the settings, and opens pull requests where the service has them", () => {
  expect(createCmsConfiguration(folder)).not.toHaveProperty("backend");
  expect(configurationOf({})).toMatchObject({
    backend: {
      name: "github",
      repo: "acme/site",
      branch: "main",
      auth_methods: ["token"],
    },
    publish_mode: "editorial_workflow",
  });
  expect(configurationOf({ login: "https://login.example.org" })).toMatchObject(
    { backend: { base_url: "https://login.example.org" } },
  );
  expect(configurationOf({ review: false })).not.toHaveProperty("publish_mode");
  const gitea = { backend: "gitea", host: "https://git.example.org" };
  expect(configurationOf(gitea)).not.toHaveProperty("publish_mode");
  expect(configurationOf(gitea)).toMatchObject({
    backend: { api_root: "https://git.example.org/api/v1" },
  });
});

test("has a list for entries in folders of their own, where there are any", () => {
  const { collections: all } = createCmsConfiguration(folder);
  const names = all.map(({ name }) => name);
  expect(names).toContain("blog-folders");
  expect(names).not.toContain("jobs-folders");
  expect(all.find(({ name }) => name === "blog-folders")).toMatchObject({
    folder: "content/blog",
    path: "{{slug}}/index",
    format: "blog-folders",
    create: false,
  });
});

const slugOf = (slugs: string) => {
  const settings = folder.settings.map((entry) =>
    entry.collection === "site"
      ? { ...entry, raw: { ...Object(entry.raw), slugs } }
      : entry,
  );
  return createCmsConfiguration({ ...folder, settings }).slug.encoding;
};

test("keeps the letters of titles in addresses if the site does", () => {
  expect(slugOf("unicode")).toBe("unicode");
  expect(slugOf("transliterated")).toBe("ascii");
});
