import { resolve } from "node:path";
import { isCollectionName, type CollectionName } from "#schema";
import { AppError } from "../../app-error.ts";
import { relativePath } from "../../folders.ts";
import type { MarkdownEntry, RecordEntry } from "../../model/entry.ts";
import { reservedSlugs } from "../../model/site-pages.ts";
import {
  fitsStyle,
  MAX_SLUG_LENGTH,
  type SlugStyle,
  toSlug,
} from "../../model/slug.ts";

export interface Destination {
  collection: CollectionName;
  slug: string;
  /** The folder below that of the collection, for an entry that is given its new file. */
  folder?: string;
}

/**
 * The new name of an entry: a slug, `collection/slug`, its new file, or its new address.
 * @throws AppError for a name that no entry may have
 */
export function parseDestination(
  name: string,
  entry: MarkdownEntry | RecordEntry,
  {
    contentDir,
    cwd,
    style,
  }: { contentDir: string; cwd: string; style: SlugStyle },
): Destination {
  const wanted = name.trim();
  const found = destinationOf(wanted, entry, contentDir, cwd);
  const { collection, slug } = found;
  if (!fitsStyle(slug, style)) {
    const better = toSlug(slug, style);
    throw new AppError(
      "bad-slug",
      `"${slug}" is not a slug: use lower-case words joined by single hyphens, at most ${MAX_SLUG_LENGTH} characters.`,
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
      `${entry.collection} and ${collection} have different fields, so a record cannot move between them.`,
    );
  return found;
}

function destinationOf(
  name: string,
  entry: MarkdownEntry | RecordEntry,
  contentDir: string,
  cwd: string,
): Destination {
  const { collection } = entry;
  const files = [cwd, contentDir].map((folder) =>
    relativePath(contentDir, resolve(folder, name)).replace(
      /(?:\/index)?\.md$|\.yaml$/,
      "",
    ),
  );
  // An address beside the present one.
  const parent =
    entry.kind === "markdown" && entry.path.slice(0, -entry.slug.length);
  const addresses =
    parent && name.startsWith(parent)
      ? [`${collection}/${name.slice(parent.length)}`]
      : [];
  const key = name.includes("/") ? name : `${collection}/${name}`;
  const isFile = /\.(?:md|yaml)$/.test(name);
  for (const form of isFile ? files : [key, ...addresses, ...files]) {
    const [folder = "", ...steps] = form.split("/");
    const slug = steps.pop() ?? "";
    if (!isCollectionName(folder) || slug === "") continue;
    if (isFile && entry.kind === "markdown")
      return { collection: folder, slug, folder: steps.join("/") };
    if (steps.length === 0) return { collection: folder, slug };
  }
  throw new AppError(
    "bad-destination",
    `An entry cannot be moved to "${name}".`,
    {
      hint: "Give its new slug, such as `a-better-name`, or collection/slug.",
    },
  );
}
