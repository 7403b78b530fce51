import { toSlug } from "../../change/new/default-values.ts";
import type { CompileResult } from "../../compile/compile-content.ts";
import type { Project } from "../project/open-project.ts";
import { entriesOf, listOf, textAt } from "../project/plain-value.ts";
import { readData } from "../project/read-data.ts";
import { toLine } from "./plain-text.ts";

/** Authors or categories: those that are there, and those that an import adds. */
export class RecordBook {
  /** The records that an import adds: id -> name, and how often it is used. */
  readonly added = new Map<string, { name: string; uses: number }>();
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
  idFor(written: string): string | undefined {
    const name = toLine(written);
    if (name === "") return undefined;
    const codes = [...name].map((each) => each.codePointAt(0)?.toString(36));
    const coded = `${this.#collection}-${codes.join("")}`.slice(0, 60);
    const wanted = toSlug(name) || coded;
    const own = this.#ids.get(name.toLowerCase());
    const id = own ?? this.#ids.get(wanted) ?? wanted;
    this.#ids.set(name.toLowerCase(), id).set(id, id);
    if (this.#known.has(id)) return id;
    const { uses, ...record } = this.added.get(id) ?? { name, uses: 0 };
    this.added.set(id, { ...record, uses: uses + 1 });
    return id;
  }
}

const AUTHORS =
  /(?:^|\/)(?:authors|_data\/(?:members|people))\.(?:ya?ml|json)$/u;

/** The names of authors by the keys that texts use; the report says that the rest of their files is not taken over. */
export function readAuthorNames(project: Project, skipped = project.skipped) {
  const files = project.files.filter((file) => AUTHORS.test(file));
  for (const file of files)
    skipped.push({
      file,
      reason: "Of authors, only their names are taken over.",
      isEmpty: true,
    });
  const people = files.flatMap((file) => {
    const data = readData(project, file);
    const list = Array.isArray(data)
      ? listOf(data).map(
          (each) =>
            [textAt(each, "key", "id", "username") ?? "", each] as const,
        )
      : entriesOf(data);
    return list.map(
      ([key, each]) =>
        [
          key.toLowerCase(),
          textAt(each, "name", "display_name") ?? key,
        ] as const,
    );
  });
  return new Map(people);
}
