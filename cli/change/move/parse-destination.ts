import { isAbsolute, relative, resolve, sep } from "node:path";
import { isCollectionName, type CollectionName } from "#schema";
import { AppError } from "../../app-error.ts";
import type { MarkdownEntry, RecordEntry } from "../../model/entry.ts";
import { reservedSlugs } from "../../model/site-pages.ts";
import { toSlug } from "../new/default-values.ts";

export interface Destination {
  collection: CollectionName;
  slug: string;
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const MOST = 80;

/**
 * The new name of an entry: a slug, `collection/slug`, the file it would be, or its new address.
 * @throws AppError for a name that no entry may have
 */
export function parseDestination(
  name: string,
  entry: MarkdownEntry | RecordEntry,
  { contentDir, cwd }: { contentDir: string; cwd: string },
): Destination {
  const wanted = name.trim();
  const found = { ...destinationOf(wanted, entry, contentDir, cwd) };
  const { collection, slug } = found;
  if (!SLUG.test(slug) || slug.length > MOST) {
    const better = toSlug(slug);
    throw new AppError(
      "bad-slug",
      `"${slug}" is no slug: it takes lower-case words joined by single hyphens, at most ${MOST} characters.`,
      better === "" ? {} : { hint: `Did you mean \`${better}\`?` },
    );
  }
  if (reservedSlugs(collection).has(slug))
    throw new AppError(
      "reserved-slug",
      `"${slug}" is the address of a page of the site's own.`,
      { hint: "Choose another slug." },
    );
  if (entry.kind === "record" && collection !== entry.collection)
    throw new AppError(
      "other-collection",
      `${entry.collection} and ${collection} hold different things: a record stays in its collection.`,
    );
  return found;
}

function destinationOf(
  name: string,
  { collection, ...entry }: MarkdownEntry | RecordEntry,
  contentDir: string,
  cwd: string,
): Destination {
  const isFile = /\.(?:md|yaml)$/.test(name);
  const [first = "", second, ...others] = name.split("/");
  if (second === undefined && !isFile) return { collection, slug: name };
  if (entry.kind === "markdown" && !isFile && name.startsWith("/")) {
    const before = entry.path.slice(0, -entry.slug.length);
    const slug = name.slice(before.length);
    if (name.startsWith(before) && !slug.includes("/"))
      return { collection, slug };
  }
  if (!isFile && isCollectionName(first) && second && others.length === 0)
    return { collection: first, slug: second };
  for (const path of [resolve(cwd, name), resolve(contentDir, name)]) {
    const inside = relative(contentDir, path);
    if (inside.startsWith("..") || isAbsolute(inside)) continue;
    const steps = inside
      .split(sep)
      .join("/")
      .replace(/(?:\/index)?\.md$|\.yaml$/, "")
      .split("/");
    const [folder = "", slug = ""] = steps;
    if (steps.length === 2 && isCollectionName(folder))
      return { collection: folder, slug };
  }
  throw new AppError(
    "bad-destination",
    `An entry cannot be moved to "${name}".`,
    {
      hint: "Give its new slug, such as `a-better-name`, or collection/slug.",
    },
  );
}
