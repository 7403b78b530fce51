import { slugStyleOf, toSlug } from "../../model/slug.ts";
import { formatFields } from "../../change/new/format-entry.ts";
import type { CompileResult } from "../../compile/compile-content.ts";
import type { Project } from "../project/open-project.ts";
import { textAt } from "../project/plain-value.ts";
import { readData } from "../project/read-data.ts";
import { cut, toLine } from "./plain-text.ts";

export type RecordBook = ReturnType<typeof createRecordBook>;

/** Authors or categories: those that are there, and those that an import adds. */
export function createRecordBook(
  kind: "authors" | "categories",
  { folder }: CompileResult,
) {
  const style = slugStyleOf(folder.settings);
  const added = new Map<string, string>();
  /** The ids by name in lower case, and by themselves. */
  const ids = new Map<string, string>();
  const records = folder.records.filter((each) => each.collection === kind);
  for (const { data, id = "" } of records)
    for (const name of [id, textAt(data, "name") ?? id])
      ids.set(name.toLowerCase(), id);
  const numbers = records.map(({ data }) => Number(data?.id) || 0);
  const next = Math.max(0, ...numbers) + 1;
  return {
    /** The records that an import adds: id -> name. */
    added,
    /** The id for a name, a new one if there is none; undefined for a name without letters. */
    idFor(written: string): string | undefined {
      const name = toLine(written);
      if (name === "") return undefined;
      // C, C# and C++ are three.
      const spelled = name.replaceAll(/(?<=\w)#/gu, "-sharp-");
      const words = spelled.replaceAll(/(?<=[\w+])\+/gu, "-plus-");
      const wanted = toSlug(words, style);
      const codes = [...name].map((each) => each.codePointAt(0)?.toString(36));
      const id = (wanted || `n${codes.join("")}`)
        .slice(0, 60)
        .replace(/-+$/u, "");
      const known = ids.get(name.toLowerCase()) ?? ids.get(id);
      if (known === undefined) added.set(id, name);
      ids.set(id, known ?? id);
      return known ?? id;
    },
    /** A file for each new record that entries name. What is not known is said so that nobody takes it for more. */
    plan: (named: ReadonlySet<unknown>) =>
      [...added]
        .filter(([id]) => named.has(id))
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([slug, name], at) => {
          const description = `Texts about ${name}.`;
          const fields =
            kind === "categories"
              ? { id: next + at, name, description }
              : { name, title: "Author", bio: "Wrote texts of this site." };
          const path = `${kind}/${slug}.yaml`;
          return { path, bytes: Buffer.from(formatFields(fields)) };
        }),
  };
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
