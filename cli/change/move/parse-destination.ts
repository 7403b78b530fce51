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
const MAX_LENGTH = 80;

/**
 * The new name of an entry: a slug, `collection/slug`, its new file, or its new address.
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
  if (!SLUG.test(slug) || slug.length > MAX_LENGTH) {
    const better = toSlug(slug);
    throw new AppError(
      "bad-slug",
      `"${slug}" is no slug: use lower-case words joined by single hyphens, at most ${MAX_LENGTH} characters.`,
      better === "" ? {} : { hint: `Did you mean \`${better}\`?` },
    );
  }
  if (reservedSlugs(collection).has(slug))
    throw new AppError(
      "reserved-slug",
      `"${slug}" is the address of a page of the site itself.`,
      { hint: "Choose another slug." },
    );
  if (entry.kind === "record" && collection !== entry.collection)
    throw new AppError(
      "other-collection",
      `${entry.collection} and ${collection} hold different things, so a record cannot move between them.`,
    );
  return found;
}

function destinationOf(
  name: string,
  entry: MarkdownEntry | RecordEntry,
  contentDir: string,
  cwd: string,
): Destination {
  const isFile = /\.(?:md|yaml)$/.test(name);
  const found = isFile
    ? fromFile(name, contentDir, cwd)
    : (fromSlug(name, entry) ??
      fromAddress(name, entry) ??
      fromFile(name, contentDir, cwd));
  if (found !== undefined) return found;
  throw new AppError(
    "bad-destination",
    `An entry cannot be moved to "${name}".`,
    {
      hint: "Give its new slug, such as `a-better-name`, or collection/slug.",
    },
  );
}

/** A slug, or `collection/slug`. */
function fromSlug(
  name: string,
  { collection }: MarkdownEntry | RecordEntry,
): Destination | undefined {
  const [first = "", second, ...others] = name.split("/");
  if (second === undefined) return { collection, slug: name };
  return isCollectionName(first) && second !== "" && others.length === 0
    ? { collection: first, slug: second }
    : undefined;
}

/** An address beside the present one. */
function fromAddress(
  name: string,
  entry: MarkdownEntry | RecordEntry,
): Destination | undefined {
  if (entry.kind !== "markdown") return undefined;
  const parent = entry.path.slice(0, -entry.slug.length);
  const slug = name.slice(parent.length);
  return name.startsWith("/") && name.startsWith(parent) && !slug.includes("/")
    ? { collection: entry.collection, slug }
    : undefined;
}

/** A file, from the current folder or from the content folder. */
function fromFile(
  name: string,
  contentDir: string,
  cwd: string,
): Destination | undefined {
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
  return undefined;
}
