import {
  collectionNames,
  collections,
  isPageCollection,
  pageValueNames,
} from "#schema";
import { formatJsonText } from "../../report/json-text.ts";
import { notesOf } from "../../model/schema-parts.ts";

interface PageFile {
  file: string;
  /** Which words they are. */
  what: string;
  /** The fields of the file and, below a dot, those of its parts. */
  fields: readonly string[];
}

/** The files with the words of pages, in the order of the registry. */
const pageFiles: readonly PageFile[] = collectionNames
  .filter(isPageCollection)
  .map((name) => ({
    file: `${name}.yaml`,
    what: collections[name].label,
    fields: [...notesOf(collections[name]).keys()],
  }));

/** The parts of a page in their order, with the fields of each. */
function listParts({ fields }: PageFile): string[] {
  return fields
    .filter((path) => !path.includes("."))
    .map((part) => {
      const own = fields
        .filter((path) => path.startsWith(`${part}.`))
        .map((path) => path.slice(part.length + 1))
        .filter((path) => !path.includes("."));
      return own.length > 0 ? `${part}: ${own.join(", ")}` : part;
    });
}

const values = pageValueNames.map((name) => `{${name}}`).join(", ");

/** Prints what the files of pages contain, in each of the formats of `explain --format`. */
export const formatPages = {
  pretty: () =>
    [
      ...pageFiles.map((page) =>
        [
          `${page.file} (${page.what})`,
          ...listParts(page).map((part) => `  ${part}`),
        ].join("\n"),
      ),
      `Facts that these texts can name: ${values}\n`,
    ].join("\n\n"),
  json: () =>
    formatJsonText({ version: 1, pages: pageFiles, values: pageValueNames }),
  markdown: () =>
    [
      ...pageFiles.map((page) =>
        [
          `## ${page.file}: ${page.what}\n`,
          ...listParts(page).map((part) => `- ${part}`),
        ].join("\n"),
      ),
      `## Facts that these texts can name\n\n${values}\n`,
    ].join("\n\n"),
} as const satisfies Record<string, () => string>;
