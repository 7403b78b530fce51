import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { collectionNames, collections, type Collection } from "#schema";
import { Ajv, type ValidateFunction } from "ajv";
import { beforeAll, expect, test } from "vitest";
import type { CompiledFolder } from "../../model/compiled-folder.ts";
import type { Entry } from "../../model/entry.ts";
import { findMeanings, notesOf } from "../../model/schema-parts.ts";
import { compileContent } from "../../compile/compile-content.ts";
import {
  createEntrySchema,
  createListSchema,
} from "./create-collection-schema.ts";
import {
  type ChoicesOf,
  type JsonSchema,
  withoutCase,
} from "./convert-schema.ts";
import { findStaleFiles } from "./find-stale-files.ts";
import { listChoices } from "./list-choices.ts";
import { isMapping } from "../../model/value-at.ts";
import { mutateValue } from "../../proof/testing/mutate-value.ts";

/** It has at least one entry of every collection. */
const contentDir = fileURLToPath(
  new URL("../../../tests/fixture-content", import.meta.url),
);

let folder: CompiledFolder;
let choicesOf: ChoicesOf;

beforeAll(async () => {
  const compiled = await compileContent({
    contentDir,
    publicDirs: [fileURLToPath(new URL("../../../public", import.meta.url))],
    now: new Date("2026-11-20T00:00:00Z"),
    render: false,
    preview: { drafts: true, future: true },
    levels: new Map(),
  });
  folder = compiled.folder;
  choicesOf = listChoices(folder);
});

function compileSchema(schema: JsonSchema): ValidateFunction {
  const ajv = new Ajv({ allErrors: true, strictRequired: false });
  ajv.addVocabulary(["enumDescriptions", "patternErrorMessage"]);
  return ajv.compile(schema);
}

const isListed = (entry: Entry) =>
  entry.kind === "record" && entry.base.length > 0;

test("accepts every entry of a site, and every list", () => {
  const all: Entry[] = [
    ...folder.entries,
    ...folder.records,
    ...folder.settings,
  ];
  expect(new Set(all.map(({ collection }) => collection))).toEqual(
    new Set(collectionNames),
  );
  for (const name of collectionNames) {
    const validate = compileSchema(createEntrySchema(name, choicesOf));
    const entries = all.filter(({ collection }) => collection === name);
    for (const { file, raw } of entries)
      expect([file, validate(raw), validate.errors]).toEqual([
        file,
        true,
        null,
      ]);
    const listed = entries.filter(isListed).map(({ raw }) => raw);
    const isList = createListSchema(name, choicesOf);
    expect([name, compileSchema(isList)(listed)]).toEqual([name, true]);
  }
});

test("accepts and refuses the same values as the toolchain", () => {
  const all: Entry[] = [
    ...folder.entries,
    ...folder.records,
    ...folder.settings,
  ];
  const differing: string[] = [];
  let refused = 0;
  let accepted = 0;
  for (const name of collectionNames) {
    const entry = all.findLast(({ collection }) => collection === name);
    if (entry === undefined) throw new Error(`no entry of ${name}`);
    const schema = compileSchema(createEntrySchema(name, choicesOf));
    const list = compileSchema(createListSchema(name, choicesOf));
    const check = isListed(entry) ? (value: unknown) => list([value]) : schema;
    for (const { label, value } of mutateValue(entry.raw)) {
      const isRight = isValid(entry, value);
      if (check(value) !== isRight) differing.push(`${name}: ${label}`);
      if (isRight) accepted++;
      else refused++;
    }
  }
  expect(differing).toEqual([]);
  expect(refused).toBeGreaterThan(2000);
  expect(accepted).toBeGreaterThan(300);
});

/** Whether the compiler accepts the fields, including references. */
function isValid(entry: Entry, value: unknown): boolean {
  const schema = schemaOfEntry(entry);
  const named =
    isFileNamed(entry) && isMapping(value)
      ? { slug: entry.id, id: entry.id, ...value }
      : value;
  const fitting = isMapping(named) ? pickKnown(entry, named, value) : named;
  if (!schema.safeParse(fitting).success) return false;
  return findMeanings(schema, value).every(
    ({ meaning, value: id }) =>
      meaning.kind !== "reference" ||
      choicesOf(meaning.collection).some((choice) => choice.id === id),
  );
}

/** The schema that an entry's fields are checked against. */
function schemaOfEntry({ collection }: Entry) {
  const found: Collection = collections[collection];
  switch (found.kind) {
    case "markdown":
      return found.frontMatter;
    case "records":
      return found.record;
    case "settings":
      return found.value;
  }
}

function isFileNamed(
  entry: Entry,
): entry is Extract<Entry, { kind: "record" }> {
  return entry.kind === "record" && entry.base.length === 0;
}

/** The value of the id that the file name stands for, under the only known name in its collection. */
function pickKnown(
  entry: Entry,
  named: Record<string, unknown>,
  value: unknown,
): unknown {
  const collection: Collection = collections[entry.collection];
  if (
    !isFileNamed(entry) ||
    collection.kind !== "records" ||
    collection.fragment
  )
    return value;
  const { idField } = collection;
  return isMapping(value) ? { [idField]: named[idField], ...value } : value;
}

test("lists the ids that a reference may have, with their labels", () => {
  const { properties } = createEntrySchema("blog", (collection) =>
    collection === "authors" ? [{ id: "mara-lind", label: "Mara Lind" }] : [],
  );
  expect(properties?.author).toEqual({
    description: "Who wrote it: the id of an author.",
    type: "string",
    minLength: 1,
    enum: ["mara-lind"],
    enumDescriptions: ["Mara Lind"],
  });
  expect(properties?.categories?.items).toEqual({
    type: "string",
    minLength: 1,
  });
  expect(properties?.draft).toMatchObject({ type: "boolean", default: false });
});

test("has a note on every field", () => {
  for (const name of collectionNames) {
    const schema = createEntrySchema(name, () => []);
    const written = [...new Set(propertyPaths(schema))].toSorted();
    expect([name, written]).toEqual([
      name,
      [...notesOf(collections[name]).keys()].toSorted(),
    ]);
  }
});

function propertyPaths(
  { anyOf = [], items, oneOf = [], properties = {} }: JsonSchema,
  path = "",
): string[] {
  return [
    ...[...anyOf, ...oneOf, ...(items ? [items] : [])].flatMap((part) =>
      propertyPaths(part, path),
    ),
    ...Object.entries(properties).flatMap(([key, field]) => {
      const inner = path === "" ? key : `${path}.${key}`;
      return [inner, ...propertyPaths(field, inner)];
    }),
  ];
}

test("writes a pattern for both cases of letters", () => {
  const pattern = withoutCase(String.raw`^\.[^\sx]+[a-c]b(?:svg)\d$`);
  expect(pattern).toBe(String.raw`^\.[^\sxX]+[a-cA-C][bB](?:[sS][vV][gG])\d$`);
});

/** The ids and names that a written schema allows. */
function choicesIn({ enum: ids = [], enumDescriptions = [] }: JsonSchema) {
  return ids.map((id, index) => ({
    id: String(id),
    label: enumDescriptions[index] ?? "",
  }));
}

test("is up to date in .vscode, whatever the records are: run `npx content schema --write` after adding a field", async () => {
  const root = fileURLToPath(new URL("../../..", import.meta.url));
  const read = async (name: string): Promise<JsonSchema> =>
    JSON.parse(await readFile(`${root}.vscode/schemas/${name}.json`, "utf8"));
  const { author, categories } = (await read("blog")).properties ?? {};
  const page = (await read("pages/documentation")).properties ?? {};
  const lists = new Map([
    ["authors", author],
    ["categories", categories?.items],
    ["faq", page["faq"]?.properties?.["questions"]?.items],
  ]);
  const stale = await findStaleFiles(root, `${root}content`, (collection) =>
    choicesIn(lists.get(collection) ?? {}),
  );
  expect([...stale.keys()]).toEqual([]);
});
