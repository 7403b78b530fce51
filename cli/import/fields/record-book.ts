import { toSlug } from "../../change/new/default-values.ts";
import type { CompileResult } from "../../compile/compile-content.ts";
import type { ForeignSite } from "../dialects/dialect.ts";
import type { Project } from "../project/open-project.ts";
import {
  entriesOf,
  isMapping,
  listOf,
  textAt,
  valueAt,
} from "../project/plain-value.ts";
import { readData } from "../project/read-data.ts";
import { cut, toLine } from "./plain-text.ts";

interface NewRecord {
  name: string;
  uses: number;
  facts: unknown;
}

/** Authors or categories: those that are there, and those that an import adds. */
export class RecordBook {
  /** The records that an import adds, by their ids. */
  readonly added = new Map<string, NewRecord>();
  readonly #collection: "authors" | "categories";
  readonly #ids = new Map<string, string>();
  readonly #known = new Set<string>();

  constructor(collection: "authors" | "categories", { folder }: CompileResult) {
    this.#collection = collection;
    for (const { collection: of, data, id } of folder.records) {
      if (of !== collection || id === undefined) continue;
      this.#known.add(id);
      for (const name of [id, textAt(data, "name") ?? id])
        this.#ids.set(name.toLowerCase(), id);
    }
  }

  /** The id for a name, a new one if there is none; undefined for a name without letters. */
  idFor(written: string, facts?: unknown): string | undefined {
    const name = toLine(written);
    if (name === "") return undefined;
    const codes = [...name].map((letter) =>
      letter.codePointAt(0)?.toString(36),
    );
    const wanted =
      toSlug(name) || `${this.#collection}-${codes.join("")}`.slice(0, 60);
    const id =
      this.#ids.get(name.toLowerCase()) ?? this.#ids.get(wanted) ?? wanted;
    this.#ids.set(name.toLowerCase(), id).set(id, id);
    if (this.#known.has(id)) return id;
    const record = this.added.get(id) ?? { name, uses: 0, facts };
    this.added.set(id, { ...record, uses: record.uses + 1 });
    return id;
  }
}

const JOBS = "title role position job job_title occupation".split(" ");
const BIOS = "bio description about short_bio summary github_bio".split(" ");
const NAMES = "name display_name full_name".split(" ");

/** What is known of an author and has no place in a record of ours. */
export function unusedFacts(facts: unknown): string[] {
  const used = [...JOBS, ...BIOS, ...NAMES, "key", "id", "username"];
  return entriesOf(facts).flatMap(([name]) =>
    used.includes(name) ? [] : name,
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

const AUTHORS =
  /(?:^|\/)(?:authors|_data\/(?:members|people))\.(?:ya?ml|json|toml)$/u;
const AUTHOR =
  /(?:^|\/)(?:data|_data|content)\/authors\/([^/]+)\.(?:ya?ml|json|toml)$/u;

/** What the files of the project say of its authors: key in lower case -> facts. */
export function readAuthors(
  project: Project,
  { config }: ForeignSite,
): Map<string, unknown> {
  const found = project.files.flatMap((path): [string, unknown][] => {
    const [, key] = AUTHOR.exec(path) ?? [];
    if (key !== undefined) return [[key, readData(project, path)]];
    return AUTHORS.test(path) ? peopleOf(readData(project, path)) : [];
  });
  const configured = [
    valueAt(config, "authors"),
    valueAt(config, "params.authors"),
  ];
  const all = [...configured.flatMap(peopleOf), ...found.toReversed()];
  return new Map(all.map(([key, facts]) => [key.toLowerCase(), facts]));
}

function peopleOf(data: unknown): [string, unknown][] {
  if (isMapping(data)) return Object.entries(data);
  return listOf(data).map((facts) => [
    textAt(facts, "key", "username", "id", "name") ?? "",
    facts,
  ]);
}
