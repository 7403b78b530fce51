import { readFileSync } from "node:fs";
import type { RecordEntry, SettingsEntry } from "../../model/entry.ts";
import type { ShareBrand } from "../../model/share-card.ts";

/** The records whose names share images show. */
const NAMED = new Set(["authors", "categories"]);

/**
 * What share images show besides their entries.
 * @returns undefined for a folder without a site's settings, which has no pages to share
 */
export function readBrand(
  settings: readonly SettingsEntry[],
  records: readonly RecordEntry[],
  publicFiles: ReadonlyMap<string, string>,
): ShareBrand | undefined {
  const site = settings.find(({ collection }) => collection === "site");
  const siteName = site?.data?.["name"];
  if (typeof siteName !== "string") return undefined;
  const names: Record<string, string> = {};
  for (const { collection, data, id } of records) {
    const name = data?.["name"];
    if (id !== undefined && typeof name === "string" && NAMED.has(collection))
      names[`${collection}/${id}`] = name;
  }
  return { siteName, names, mark: readText(publicFiles.get("/favicon.svg")) };
}

function readText(path: string | undefined): string {
  try {
    return path === undefined ? "" : readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
