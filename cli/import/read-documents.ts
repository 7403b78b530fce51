import { readBytes, type Project } from "./project/open-project.ts";
import {
  readFrontMatter,
  type ForeignFrontMatter,
} from "./project/front-matter.ts";
import { isMapping, listOf, textOf } from "./project/plain-value.ts";
import { parseDate } from "./fields/parse-date.ts";
import type {
  Dialect,
  ForeignDocument,
  ForeignSite,
  PlacedFile,
  SiteRedirect,
} from "./dialects/dialect.ts";
import { ALIASES, isKnownField, REDIRECTS } from "./fields/field-names.ts";

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
    addInherited(matter.fields, { path, placed }, dialect, site);
    rootRedirects(matter.fields);
    const noPage = dialect.noPage?.({ path, placed }, matter.fields);
    if (noPage !== undefined) {
      skipped.push({ file: path, reason: noPage, isEmpty: true });
      continue;
    }
    const isBare =
      matter.body
        .replaceAll(/<!--[\s\S]*?-->|^\s*(?:import|export)\s.*$/gmu, "")
        .trim() === "";
    const to = redirectOf(matter.fields, isBare);
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

/** What the site gives to all texts of a folder or kind, unless a text says otherwise. */
function addInherited(
  fields: ForeignFrontMatter["fields"],
  file: PlacedFile,
  dialect: Dialect,
  { defaults }: ForeignSite,
): void {
  const params = dialect.name === "hugo" ? fields.get("params") : undefined;
  const given = [
    params,
    ...defaults
      .filter(({ appliesTo }) => appliesTo(file))
      .toReversed()
      .map(({ values }) => values),
  ];
  if (isMapping(params)) fields.delete("params");
  for (const [at, values] of given.entries()) {
    if (!isMapping(values)) continue;
    for (const [name, value] of Object.entries(values))
      if (!fields.has(name) && (at === 0 || isKnownField(name)))
        fields.set(name, value);
  }
}

/** The plugin of Jekyll takes old addresses from the root, with or without a slash. */
function rootRedirects(fields: ForeignFrontMatter["fields"]): void {
  const name = "redirect_from";
  if (!fields.has(name)) return;
  const rooted = listOf(fields.get(name)).map((item) =>
    typeof item === "string" && !/^(?:\/|https?:)/iu.test(item)
      ? `/${item}`
      : item,
  );
  fields.set(name, rooted);
}

/** Where a page leads that shows nothing of its own. */
function redirectOf(
  fields: ForeignFrontMatter["fields"],
  isBare: boolean,
): string | undefined {
  // The plugin of Jekyll shows no text of such a page, whatever it holds.
  const names = isBare ? REDIRECTS : ["redirect_to"];
  return names
    .flatMap((name) => listOf(fields.get(name)))
    .flatMap((item) => textOf(item) ?? [])
    .find((text) => /^(?:\.{0,2}\/|https?:|[\w-]+\/)/iu.test(text));
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
