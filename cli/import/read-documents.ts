import { readBytes, type Project } from "./project/open-project.ts";
import { readFrontMatter } from "./project/front-matter.ts";
import { textOf, valueAt } from "./project/plain-value.ts";
import { parseDate } from "./fields/parse-date.ts";
import type {
  Dialect,
  ForeignDocument,
  ForeignSite,
} from "./dialects/dialect.ts";
import { defaultFor } from "./dialects/jekyll.ts";

/** A file that is left out, with a reason that its writer would accept. */
export interface Skipped {
  file: string;
  reason: string;
  /** True when there was nothing to import; false for a text that could not be taken over. */
  isEmpty?: true;
}

const MAX_BYTES = 1_000_000;

/** Every document of a project with its front matter read, in the order of their paths. */
export async function readDocuments(
  project: Project,
  dialect: Dialect,
  site: ForeignSite,
): Promise<{ documents: ForeignDocument[]; skipped: Skipped[] }> {
  const documents: ForeignDocument[] = [];
  const skipped: Skipped[] = [...project.skipped];
  for (const path of project.files) {
    const placed = dialect.place(path, site, project);
    if (placed === undefined) continue;
    if ("reason" in placed) {
      skipped.push({ file: path, ...placed });
      continue;
    }
    const bytes = await readBytes(project.absolute(path), MAX_BYTES);
    const text = bytes && decode(bytes);
    if (text === undefined) {
      skipped.push({
        file: path,
        reason:
          bytes === undefined
            ? "It is larger than 1 MB, which no page can be."
            : "It is not UTF-8 (nor UTF-16): save it as UTF-8.",
      });
      continue;
    }
    if (text.includes("\0")) {
      skipped.push({
        file: path,
        reason: "It holds NUL bytes: it is no text.",
      });
      continue;
    }
    const matter = readFrontMatter(text);
    if ("problem" in matter) {
      skipped.push({
        file: path,
        reason: `Line ${matter.line}: ${matter.problem}`,
      });
      continue;
    }
    const isBare =
      matter.body
        .replaceAll(/<!--[\s\S]*?-->|^\s*(?:import|export)\s.*$/gmu, "")
        .trim() === "";
    if (isBare) {
      const reason =
        placed.kind === "section" || matter.fields.size > 0
          ? "It has front matter and no text."
          : "It is empty.";
      skipped.push({ file: path, reason, isEmpty: true });
      continue;
    }
    if (
      dialect.name === "jekyll" &&
      placed.kind === "page" &&
      !matter.isThere
    ) {
      skipped.push({
        file: path,
        reason:
          "It has no front matter, so Jekyll copies it as it is and makes no page of it.",
        isEmpty: true,
      });
      continue;
    }
    for (const name of [
      "author",
      "authors",
      "categories",
      "category",
      "tags",
      "published",
      "date",
    ]) {
      const value =
        dialect.name === "jekyll" && !matter.fields.has(name)
          ? defaultFor(site, { path, placed }, name)
          : undefined;
      if (value !== undefined) matter.fields.set(name, value);
    }
    const document = { ...matter, path, placed };
    const date =
      parseDate(
        matter.fields.get("date") ?? valueAt(matter.fields, "pubDate"),
        dialect.dayFirst,
      )?.date ?? placed.date;
    const own = textOf(matter.fields.get("date"));
    const addresses = dialect
      .addressesOf(document, site, own === undefined ? placed.date : date)
      .map((address) => address.replace(/\/{2,}/gu, "/"));
    documents.push({ ...document, addresses });
  }
  return { documents, skipped };
}

function decode(bytes: Uint8Array): string | undefined {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? "utf-16le"
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? "utf-16be"
        : "utf-8";
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
