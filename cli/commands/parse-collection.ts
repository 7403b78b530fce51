import type { CollectionName } from "#schema";
import { AppError } from "../app-error.ts";

/** @throws AppError unless it is the name of a collection */
export async function parseCollection(name: string): Promise<CollectionName> {
  const { collectionNames, isCollectionName } = await import("#schema");
  if (isCollectionName(name)) return name;
  const { formatSuggestion, nearestWord } =
    await import("../rules/nearest-word.ts");
  const meant = formatSuggestion(nearestWord(name, collectionNames));
  throw new AppError(
    "unknown-collection",
    `There is no collection "${name}".${meant}`,
    { hint: `Collections are: ${collectionNames.join(", ")}.` },
  );
}
