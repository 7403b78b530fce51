import { toSlug } from "../../change/new/default-values.ts";
import {
  flatten,
  isMapping,
  listOf,
  textOf,
  valueAt,
} from "../project/plain-value.ts";
import type { ForeignSite } from "../dialects/dialect.ts";
import type { Project } from "../project/open-project.ts";
import { readData } from "../project/read-data.ts";
import { cut, toLine } from "./plain-text.ts";

/** Authors or categories, those that are there and those that an import adds. */
export interface RecordBook {
  /** The id for a name, a new one if there is none; undefined for a name without letters. */
  idFor: (name: string, more?: unknown) => string | undefined;
  /** The name of a record that an import adds, and how often it was asked for so far. */
  find: (id: string) => { name: string; uses: number } | undefined;
  /** What is to be written: id -> fields without the id. */
  added: () => [string, Record<string, unknown>][];
}

export interface KnownRecord {
  id: string;
  name: string;
}

/** @param describe the fields of a new record besides its name; how often it is used is known at the end */
export function createRecordBook(
  known: readonly KnownRecord[],
  prefix: string,
  describe: (
    name: string,
    uses: number,
    more: unknown,
  ) => Record<string, unknown>,
): RecordBook {
  const ids = new Map<string, string>();
  for (const { id, name } of known) {
    ids.set(id.toLowerCase(), id);
    ids.set(name.toLowerCase(), id);
  }
  const added = new Map<
    string,
    { name: string; uses: number; more: unknown }
  >();
  return {
    idFor(name, more) {
      const plain = toLine(name);
      if (plain === "") return undefined;
      const wanted =
        toSlug(plain) ||
        `${prefix}-${[...plain]
          .map((letter) => letter.codePointAt(0)?.toString(36) ?? "")
          .join("")
          .slice(0, 40)}`;
      const id = ids.get(plain.toLowerCase()) ?? ids.get(wanted) ?? wanted;
      ids.set(plain.toLowerCase(), id);
      if (known.some((record) => record.id === id)) return id;
      const record = added.get(id);
      if (record === undefined) added.set(id, { name: plain, uses: 1, more });
      else {
        record.uses++;
        record.more ??= more;
      }
      ids.set(id, id);
      return id;
    },
    find: (id) => added.get(id),
    added: () =>
      [...added]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([id, { name, uses, more }]) => [id, describe(name, uses, more)]),
  };
}

const JOBS = ["title", "role", "position", "job", "job_title", "occupation"];
const BIOS = [
  "bio",
  "description",
  "about",
  "short_bio",
  "summary",
  "github_bio",
];
const NAMES = ["name", "display_name", "full_name"];

/** What is known of an author and has no place in a record of ours, by its names. */
export function unusedFacts(facts: unknown): string[] {
  const used = new Set([...JOBS, ...BIOS, ...NAMES, "key", "id", "username"]);
  return isMapping(facts)
    ? Object.keys(facts).filter((name) => !used.has(name))
    : [];
}

/** A new author with what is known; what is not known is said so that nobody takes it for more. */
export function describeAuthor(
  name: string,
  uses: number,
  more: unknown,
): Record<string, unknown> {
  const facts = flatten(more);
  const find = (...names: string[]) =>
    names
      .map((key) => facts.get(key))
      .find((value) => value !== undefined && toLine(value) !== "");
  return {
    name: cut(toLine(find(...NAMES) ?? name), 80),
    title: cut(toLine(find(...JOBS) ?? "Author"), 80),
    bio: cut(
      toLine(
        find(...BIOS) ??
          `Wrote ${uses === 1 ? "one text" : `${uses} texts`} on this site.`,
      ),
      300,
    ),
  };
}

export function describeCategory(name: string): Record<string, unknown> {
  return {
    name: cut(toLine(name), 60),
    description: cut(`Texts about ${toLine(name)}.`, 200),
  };
}

/** What the project's own files say of its authors: key -> facts. */
export function readAuthors(
  project: Project,
  site: ForeignSite,
): Map<string, unknown> {
  const authors = new Map<string, unknown>();
  const add = (key: string, facts: unknown) => {
    if (!authors.has(key.toLowerCase())) authors.set(key.toLowerCase(), facts);
  };
  const lists = project.files.filter((path) =>
    /(?:^|\/)(?:authors|_data\/(?:authors|members|people)|data\/authors)\.(?:ya?ml|json|toml)$/u.test(
      path,
    ),
  );
  for (const path of lists) {
    const data = readData(project, path);
    if (isMapping(data))
      for (const [key, facts] of Object.entries(data)) add(key, facts);
    for (const facts of Array.isArray(data) ? listOf(data) : []) {
      const key =
        textOf(valueAt(facts, "key")) ??
        textOf(valueAt(facts, "username")) ??
        textOf(valueAt(facts, "id")) ??
        textOf(valueAt(facts, "name"));
      if (key !== undefined) add(key, facts);
    }
  }
  for (const path of project.files.filter((file) =>
    /(?:^|\/)(?:data|_data|src\/content)\/authors\/[^/]+\.(?:ya?ml|json|toml)$/u.test(
      file,
    ),
  )) {
    const key = /([^/]+)\.\w+$/u.exec(path)?.[1] ?? "";
    add(key, readData(project, path));
  }
  const own =
    valueAt(site.config, "authors") ??
    valueAt(site.config, "params", "authors");
  if (isMapping(own))
    for (const [key, facts] of Object.entries(own)) add(key, facts);
  return authors;
}
