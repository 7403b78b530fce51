import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { toSlug } from "../../model/slug.ts";
import { appendRecord, formatFields } from "../../change/new/format-entry.ts";
import type { CompileResult } from "../../compile/compile-content.ts";
import type { Project } from "../project/open-project.ts";
import { textAt } from "../project/plain-value.ts";
import { readData } from "../project/read-data.ts";
import { cut, toLine } from "./plain-text.ts";

type Name = "authors" | "categories";

/** Authors or categories: those that are there, and those that an import adds. */
export class RecordBook {
  /** The records that an import adds: id -> name. */
  readonly added = new Map<string, string>();
  readonly #collection: Name;
  readonly #records: CompileResult["folder"]["records"];
  /** The ids by name in lower case, and by themselves. */
  readonly #ids = new Map<string, string>();

  constructor(collection: Name, { folder }: CompileResult) {
    this.#collection = collection;
    this.#records = folder.records.filter(
      (each) => each.collection === collection,
    );
    for (const { data, id = "" } of this.#records)
      for (const name of [id, textAt(data, "name") ?? id])
        this.#ids.set(name.toLowerCase(), id);
  }

  /** The id for a name, a new one if there is none; undefined for a name without letters. */
  idFor(written: string): string | undefined {
    const name = toLine(written);
    if (name === "") return undefined;
    // C, C# and C++ are three.
    const spelled = name.replaceAll(/(?<=\w)#/gu, "-sharp-");
    const wanted = toSlug(spelled.replaceAll(/(?<=[\w+])\+/gu, "-plus-"));
    const codes = [...name].map((each) => each.codePointAt(0)?.toString(36));
    const id = wanted || `n${codes.join("")}`.slice(0, 60);
    const known = this.#ids.get(name.toLowerCase()) ?? this.#ids.get(id);
    if (known === undefined) this.added.set(id, name);
    this.#ids.set(id, known ?? id);
    return known ?? id;
  }

  /** The new records that entries name: in a list file where there is one, else each in a file of its own. */
  plan(named: ReadonlySet<unknown>, contentDir: string) {
    const numbers = this.#records.map(({ data }) => Number(data?.id) || 0);
    const next = Math.max(0, ...numbers) + 1;
    // What is not known is said so that nobody takes it for more.
    const added = [...this.added]
      .filter(([id]) => named.has(id))
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([slug, name], at) =>
        this.#collection === "categories"
          ? { id: next + at, slug, name, description: `Texts about ${name}.` }
          : { slug, name, title: "Author", bio: "Wrote texts of this site." },
      );
    const path = `${this.#collection}.yaml`;
    if (added.length === 0) return [];
    if (!existsSync(join(contentDir, path)))
      return added.map(({ slug, ...fields }) => ({
        path: `${this.#collection}/${slug}.yaml`,
        bytes: Buffer.from(formatFields(fields)),
      }));
    const before = readFileSync(join(contentDir, path));
    const text = added.reduce(appendRecord, before.toString());
    return [{ path, bytes: Buffer.from(text), before }];
  }
}

const AUTHORS =
  /(?:^|\/)(?:authors|_data\/(?:members|people))\.(?:ya?ml|json)$/u;

/** The names of authors by the keys that texts use; the report says that the rest of their files is not taken over. */
export function readAuthorNames(project: Project): Map<string, string> {
  const names = new Map<string, string>();
  for (const file of project.files.filter((each) => AUTHORS.test(each))) {
    const reason = "Of authors, only their names are taken over.";
    project.skipped.push({ file, reason, isEmpty: true });
    // A list of authors has no keys of its own.
    for (const [id, each] of Object.entries(Object(readData(project, file)))) {
      const key = textAt(each, "key", "id", "username") ?? id;
      const name = textAt(each, "name", "display_name") ?? key;
      names.set(key.toLowerCase(), cut(name, 80));
    }
  }
  return names;
}
