import { readBytes, type Project } from "./project/open-project.ts";
import { readFrontMatter } from "./project/front-matter.ts";
import { listOf, textOf } from "./project/plain-value.ts";
import { parseDate } from "./fields/parse-date.ts";
import type {
  Dialect,
  ForeignDocument,
  ForeignSite,
  SiteRedirect,
} from "./dialects/dialect.ts";
import { ALIASES } from "./fields/field-names.ts";
import {
  addInherited,
  redirectOf,
  spellFields,
} from "./fields/inherited-fields.ts";

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
  renames: ReadonlyMap<string, string>,
): Promise<{
  documents: ForeignDocument[];
  redirects: SiteRedirect[];
  skipped: Skipped[];
}> {
  const documents: ForeignDocument[] = [];
  const redirects: SiteRedirect[] = [];
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
    spellFields(matter, renames);
    const isJekyllPage = dialect.name === "jekyll" && placed.kind === "page";
    if (isJekyllPage && !matter.isThere) {
      const reason =
        "It has no front matter, so Jekyll copies it as it is and makes no page of it.";
      skipped.push({ file: path, reason, isEmpty: true });
      continue;
    }
    if (
      isJekyllPage &&
      placed.isHtml &&
      /\{%-?\s*(?:for|assign)\b/u.test(matter.body)
    ) {
      const reason =
        "It is a template that lists other pages: copy words of its own by hand.";
      skipped.push({ file: path, reason, isEmpty: true });
      continue;
    }
    addInherited(matter.fields, { path, placed }, dialect, site);
    const noPage = dialect.noPage?.({ path, placed }, matter.fields);
    if (noPage !== undefined) {
      skipped.push({ file: path, reason: noPage, isEmpty: true });
      continue;
    }
    const isBare =
      matter.body
        .replaceAll(/<!--[\s\S]*?-->|^\s*(?:import|export)\s.*$/gmu, "")
        .trim() === "";
    const to = redirectOf(matter.fields, isBare, dialect);
    if (to !== undefined) {
      const from = [
        ...addressesOf({ ...matter, path, placed }),
        ...ALIASES.flatMap((name) => listOf(matter.fields.get(name))).filter(
          (item) => typeof item === "string",
        ),
      ];
      const page = isBare
        ? "It holds no text of its own"
        : "Jekyll shows nothing of its text";
      redirects.push({ file: path, from, to, page });
      continue;
    }
    if (isBare) {
      const reason =
        placed.kind === "section" || matter.fields.size > 0
          ? "It has front matter and no text."
          : "It is empty.";
      skipped.push({ file: path, reason, isEmpty: true });
      continue;
    }
    const document = { ...matter, path, placed };
    documents.push({ ...document, addresses: addressesOf(document) });
  }
  return { documents, redirects, skipped };

  function addressesOf(
    document: Omit<ForeignDocument, "addresses">,
  ): readonly string[] {
    const { fields, placed } = document;
    const own = textOf(fields.get("date"));
    const date =
      own === undefined ? undefined : parseDate(own, dialect.dayFirst);
    return dialect
      .addressesOf(document, site, date?.date ?? placed.date)
      .map((address) => address.replaceAll(/\/{2,}/gu, "/"));
  }
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
