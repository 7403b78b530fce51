import { createHash } from "node:crypto";
import { decodeAddress } from "../../model/decode-address.ts";
import { toSlug } from "../../change/new/default-values.ts";

/** A document that needs an address of its own. */
export interface SlugWish {
  path: string;
  /** The slug that the document asks for itself, as it is written there. */
  own: string | undefined;
  /** From the file's name. */
  fromName: string;
  /** Folders between the content folder and the file. */
  folders: readonly string[];
  language: string | undefined;
}

/**
 * One slug for each document: its own, or its file name; where two ask for the same, the later one is told apart by
 * its folders, then by a number. In the order of paths, so that it comes out the same each time.
 * @param reserved slugs that no entry may take
 */
export function chooseSlugs(
  wishes: readonly SlugWish[],
  reserved: ReadonlySet<string>,
): Map<string, string> {
  const taken = new Set([...reserved, "index", "readme"]);
  const chosen = new Map<string, string>();
  for (const wish of wishes) {
    const last =
      (wish.own ?? "")
        .replace(/(?:\/index)?\.html?$/u, "")
        .split("/")
        .findLast((step) => step !== "") ?? "";
    const base =
      // A pattern such as :title is no slug.
      (/:[a-z_]/u.test(last) ? "" : toSlug(decodeAddress(last))) ||
      toSlug(wish.fromName) ||
      `entry-${createHash("sha256").update(wish.path).digest("hex").slice(0, 8)}`;
    const named =
      wish.language === undefined ? base : join(base, wish.language);
    const candidates = [named];
    for (let depth = 1; depth <= wish.folders.length; depth++)
      candidates.push(
        join(
          ...wish.folders
            .slice(-depth)
            .map(toSlug)
            .filter((step) => step !== ""),
          named,
        ),
      );
    let slug = candidates.find(
      (candidate) => candidate !== "" && !taken.has(candidate),
    );
    for (let number = 2; slug === undefined; number++) {
      const next = join(named, String(number));
      if (!taken.has(next)) slug = next;
    }
    taken.add(slug);
    chosen.set(wish.path, slug);
  }
  return chosen;
}

function join(...parts: readonly string[]): string {
  const last = parts.at(-1) ?? "";
  const text = parts.join("-");
  return text.length <= 80
    ? text
    : `${parts
        .slice(0, -1)
        .join("-")
        .slice(0, Math.max(0, 79 - last.length))
        .replace(/-+$/u, "")}-${last}`
        .replace(/^-/u, "")
        .slice(-80)
        .replace(/^-+/u, "");
}
