import type { CollectionName } from "#schema";
import type { FieldFacts } from "../../change/new/describe-fields.ts";
import { type Candidate, type ListValues, statuses } from "./complete.ts";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { textAt, valueAt } from "../../model/value-at.ts";

/** Lists values from file names in the content folder, and fields from the schema. Loads only what it needs. */
export function createValueLister(contentDir: string): ListValues {
  return async (kind, { args, typed }) => {
    switch (kind.kind) {
      case "words":
        return kind.words ?? [];
      case "entries":
        return listEntryNames(contentDir);
      case "collections":
        return listCollections();
      case "rules":
        return listRules(typed);
      case "fields":
        return listFields(args[0]);
      case "settings":
        return listAssignments(args[0], typed, contentDir);
      case "conditions":
        return typed.startsWith("status=")
          ? statuses.map((status) => `status=${status}`)
          : listAssignments(args[0], typed, contentDir);
      default:
        return [];
    }
  };
}

async function listCollections(): Promise<Candidate[]> {
  const { collectionNames, collections } = await import("#schema");
  return collectionNames.map((value) => {
    return { value, description: collections[value].label };
  });
}

/** Rules and groups, or the levels of a typed one: `link/missing=warn`. */
async function listRules(typed: string): Promise<string[]> {
  const { ruleIds } = await import("../../rules/catalogue.ts");
  const groups = ruleIds.map((id) => id.slice(0, id.indexOf("/")));
  const names = [...new Set([...ruleIds, ...groups])].toSorted();
  const [name = ""] = typed.split("=", 1);
  if (!typed.includes("=")) return names;
  return ["off", "warn", "error"].map((level) => `${name}=${level}`);
}

async function listFields(collection: string | undefined): Promise<string[]> {
  const { isCollectionName } = await import("#schema");
  const { knownFields } = await import("../../look/list/parse-query.ts");
  const known = collection !== undefined && isCollectionName(collection);
  return [...knownFields(known ? collection : undefined)];
}

/** `author=`, and after that every value that the field may have. */
async function listAssignments(
  collection: string | undefined,
  typed: string,
  contentDir: string,
): Promise<(string | Candidate)[]> {
  const { collectionNames, isCollectionName } = await import("#schema");
  const names: readonly CollectionName[] =
    collection !== undefined && isCollectionName(collection)
      ? [collection]
      : collectionNames;
  const fields = await describeAll(names);
  const [name = ""] = typed.split("=", 1);
  if (!typed.includes("="))
    return fields.map((field) => ({
      value: `${field.name}=`,
      description: field.note?.text ?? "",
    }));
  const fitting = fields.filter((field) => field.name === name);
  const values = await Promise.all(
    fitting.map((field) => valuesOf(field, contentDir)),
  );
  const comma = typed.lastIndexOf(",") + 1;
  const before = typed.slice(0, comma === 0 ? name.length + 1 : comma);
  const given = new Set(before.slice(name.length + 1).split(","));
  return [...new Set(values.flat())]
    .filter((value) => !given.has(value))
    .map((value) => before + value);
}

async function describeAll(
  names: readonly CollectionName[],
): Promise<FieldFacts[]> {
  const { collections } = await import("#schema");
  const { describeFields } =
    await import("../../change/new/describe-fields.ts");
  const fields = names.flatMap((name) => describeFields(collections[name]));
  // What the first collection says of a field: those of pages come before lists and settings.
  const same = Map.groupBy(
    fields,
    ({ name, options }) => `${name}:${options.join()}`,
  );
  return [...same.values()].flatMap(([first]) => first ?? []);
}

async function valuesOf(
  { kind, options, references }: FieldFacts,
  contentDir: string,
): Promise<readonly string[]> {
  if (kind === "boolean") return ["true", "false"];
  if (references === undefined) return options;
  const prefix = `${references}/`;
  const names = await listEntryNames(contentDir);
  return names
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length));
}

/**
 * The names of all entries as `collection/slug`, from file names and from the ids in list files. Nothing is compiled,
 * so that completion is fast.
 */
async function listEntryNames(contentDir: string): Promise<string[]> {
  const items = await readdir(contentDir, { withFileTypes: true }).catch(
    () => [],
  );
  const names = await Promise.all(
    items
      .filter(({ name }) => !name.startsWith("."))
      .map(async (item) => {
        const path = join(contentDir, item.name);
        if (item.isDirectory()) return listFolder(path, item.name);
        return item.name.endsWith(".yaml") ? listFile(path, item.name) : [];
      }),
  );
  return names.flat().toSorted();
}

async function listFolder(path: string, collection: string): Promise<string[]> {
  const items = await readdir(path, { withFileTypes: true }).catch(() => []);
  return items.flatMap((item) => {
    const { name } = item;
    if (name.startsWith(".") || name === "README.md") return [];
    if (item.isDirectory()) return [`${collection}/${name}`];
    const slug = /^(.+)\.(?:md|yaml)$/u.exec(name)?.[1];
    return slug === undefined ? [] : [`${collection}/${slug}`];
  });
}

/** The ids of a list, or the name of a settings file. */
async function listFile(path: string, file: string): Promise<string[]> {
  const { parseDocument } = await import("yaml");
  const collection = file.replace(/\.yaml$/u, "");
  // A file with errors has ids too.
  const data: unknown = await readFile(path, "utf8")
    .then((text) => parseDocument(text, { logLevel: "silent" }).toJS())
    .catch(() => []);
  if (!Array.isArray(data)) return [collection];
  return data.flatMap((item: unknown) => {
    const id = valueAt(item, ["id"]);
    // A record with a number as its id is named by its slug.
    const name = typeof id === "string" ? id : textAt(item, "slug");
    return name === undefined ? [] : [`${collection}/${name}`];
  });
}
