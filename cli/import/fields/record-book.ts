import { toSlug } from "../../change/new/default-values.ts";
import type { CompileResult } from "../../compile/compile-content.ts";
import type { ForeignSite } from "../dialects/dialect.ts";
import type { Project } from "../project/open-project.ts";
import { isMapping, textAt, valueAt } from "../project/plain-value.ts";
import { readData } from "../project/read-data.ts";
import { cut, toLine } from "./plain-text.ts";

interface NewRecord {
  name: string;
  uses: number;
  facts: unknown;
}

/** Authors or categories: those that are there, and those that an import adds. */
export interface RecordBook {
  /** The id for a name, a new one if there is none; undefined for a name without letters. */
  idFor: (name: string, facts?: unknown) => string | undefined;
  /** The records that an import adds, by their ids. */
  added: ReadonlyMap<string, NewRecord>;
}

export function createRecordBook(
  collection: "authors" | "categories",
  { folder }: CompileResult,
): RecordBook {
  const ids = new Map<string, string>();
  for (const { collection: of, data, id } of folder.records) {
    if (of !== collection || id === undefined) continue;
    ids.set(id.toLowerCase(), id);
    if (typeof data?.name === "string") ids.set(data.name.toLowerCase(), id);
  }
  const known = new Set(ids.values());
  const added = new Map<string, NewRecord>();
  return {
    added,
    idFor(name, facts) {
      const plain = toLine(name);
      if (plain === "") return undefined;
      const codes = [...plain].map((letter) =>
        letter.codePointAt(0)?.toString(36),
      );
      const wanted =
        toSlug(plain) || `${collection}-${codes.join("")}`.slice(0, 60);
      const id = ids.get(plain.toLowerCase()) ?? ids.get(wanted) ?? wanted;
      ids.set(plain.toLowerCase(), id).set(id, id);
      if (known.has(id)) return id;
      const { uses = 0, ...record } = added.get(id) ?? { name: plain, facts };
      added.set(id, {
        ...record,
        facts: record.facts ?? facts,
        uses: uses + 1,
      });
      return id;
    },
  };
}

const JOBS = "title role position job job_title occupation".split(" ");
const BIOS = "bio description about short_bio summary github_bio".split(" ");
const NAMES = "name display_name full_name".split(" ");

/** What is known of an author and has no place in a record of ours. */
export function unusedFacts(facts: unknown): string[] {
  const used = [...JOBS, ...BIOS, ...NAMES, "key", "id", "username"];
  return Object.keys(isMapping(facts) ? facts : {}).filter(
    (name) => !used.includes(name),
  );
}

/** The fields of a new author. What is not known is said so that nobody takes it for more. */
export function describeAuthor({
  facts,
  name,
  uses,
}: NewRecord): Record<string, unknown> {
  const wrote = `Wrote ${uses === 1 ? "one text" : `${uses} texts`} on this site.`;
  return {
    name: cut(toLine(textAt(facts, ...NAMES) ?? name), 80),
    title: cut(toLine(textAt(facts, ...JOBS) ?? "Author"), 80),
    bio: cut(toLine(textAt(facts, ...BIOS) ?? "") || wrote, 300),
  };
}

export function describeCategory({ name }: NewRecord): Record<string, unknown> {
  return { name: cut(name, 60), description: cut(`Texts about ${name}.`, 200) };
}

const AUTHOR_LIST =
  /(?:^|\/)(?:authors|_data\/(?:members|people))\.(?:ya?ml|json|toml)$/u;
const AUTHOR_FILE =
  /(?:^|\/)(?:data|_data|content)\/authors\/([^/]+)\.(?:ya?ml|json|toml)$/u;

/** What the files of the project say of its authors: key in lower case -> facts. */
export function readAuthors(
  project: Project,
  { config }: ForeignSite,
): Map<string, unknown> {
  const found: [string | undefined, unknown][] = [];
  for (const path of project.files) {
    const [, key] = AUTHOR_FILE.exec(path) ?? [];
    if (key !== undefined) found.push([key, readData(project, path)]);
    else if (AUTHOR_LIST.test(path))
      found.push(...peopleOf(readData(project, path)));
  }
  found.push(
    ...peopleOf(valueAt(config, "authors")),
    ...peopleOf(valueAt(config, "params", "authors")),
  );
  return new Map(
    found
      .toReversed()
      .flatMap(([key, facts]) =>
        key === undefined ? [] : [[key.toLowerCase(), facts]],
      ),
  );
}

function peopleOf(data: unknown): [string | undefined, unknown][] {
  if (isMapping(data)) return Object.entries(data);
  const people: unknown[] = Array.isArray(data) ? data : [];
  return people.map((facts) => [
    textAt(facts, "key", "username", "id", "name"),
    facts,
  ]);
}
