import type { Import } from "../import.ts";
import { listOf, textAt } from "../project/plain-value.ts";
import { fieldNames, type FieldReader } from "./field-reader.ts";
import { cut, hasTemplateCode, toLine } from "./plain-text.ts";

/** The authors that are named, or else the usual one. */
export function findAuthors(reader: FieldReader, run: Import) {
  const { authorNames, authors, defaults, site } = run;
  const written = reader
    .words(fieldNames.authors, /\s*(?:,|;| & | and )\s*/u)
    .map((name) => authorNames.get(name.toLowerCase()) ?? name)
    .map(toName)
    .filter((name) => name !== "" && !hasTemplateCode(name));
  const names = ["author", "author.name", "params.author", "title", "name"];
  const usual = toName(textAt(site.config, ...names) ?? "") || "Unknown author";
  const from = "stands in (--default author=... names another)";
  const all =
    written.length > 0
      ? written
      : [defaults.get("author") ?? reader.standIn("author", usual, from)];
  const ids = all.map((name) => authors.idFor(cut(name, 80)));
  const [author, ...others] = new Set(ids.map((id) => id ?? "unknown-author"));
  return others.length > 0 ? { authors: [author, ...others] } : { author };
}

/** Free words, which `--map tags=tags` asks for in place of categories, and the name of one series. */
export function findLabels(reader: FieldReader, { renames }: Import) {
  const isMapped = [...renames.values()].includes("tags");
  const words = isMapped ? reader.words(["tags"], /\s*,\s*/u) : [];
  const tags = [...new Set(words.map((word) => cut(word, 60)))];
  const [name, ...others] = listOf(reader.document.fields["series"]);
  const isOne = typeof name === "string" && others.length === 0;
  if (isOne) reader.use("series");
  return {
    tags: tags.length > 0 ? tags : undefined,
    series: isOne ? cut(toLine(name), 80) : undefined,
  };
}

/**
 * A name without addresses: of `[Name](address)`, `Name ([@name](address))`, `Name <mail>`, `mail (Name)` and `@name`. Of a
 * mail address alone, what stands before the sign.
 */
function toName(written: string): string {
  const [, inner] = /^\S+@\S+\s*\(([^()]+)\)$/u.exec(written.trim()) ?? [];
  const bare = (inner ?? written)
    .replaceAll(/\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])?/gu, "$1")
    .replaceAll(/<[^<>]*>|\(\s*(?:[^()]*[@/][^()]*)?\)|https?:\S+/gu, "")
    .trim();
  const name = bare.includes(" ")
    ? bare.replaceAll(/\S+@\S+\.\w+/gu, "")
    : bare.replace(/(?<=.)@.*/u, "");
  return name.replace(/^@/u, "").trim();
}

/** Tags and categories, as far as `--map` has not made something else of them. */
export function findCategories(reader: FieldReader, run: Import): string[] {
  const { categories, defaults, dialect, renames } = run;
  const mapped = new Set(renames.values());
  const names = fieldNames.categories.filter(
    (name) => name.startsWith("categor") || !mapped.has(name),
  );
  const written = names.flatMap((name) => {
    // Jekyll reads `tags: a b` as two tags, and `category: a b` as one category.
    const isSpaced =
      dialect === "jekyll" && /^(?:tags|categories)$/u.test(name);
    return reader.words([name], isSpaced ? /[\s,]+/u : /\s*,\s*/u);
  });
  const all = [...(reader.document.placed.categories ?? []), ...written];
  const usual = defaults.get("categories")?.split(/\s*,\s*/u) ?? [];
  const ids = (all.length > 0 ? all : usual)
    .filter((name) => !hasTemplateCode(name))
    .flatMap((name) => categories.idFor(cut(name, 60)) ?? []);
  if (ids.length > 0) return [...new Set(ids)];
  const from = "stands in (--default categories=... names others)";
  const name = reader.standIn("category", "General", from);
  return [categories.idFor(name) ?? "general"];
}
