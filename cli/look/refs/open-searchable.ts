import type { CommandContext } from "../../context.ts";
import type { FolderOptions } from "../../folders.ts";
import { openContent, type OpenContent } from "../open-content.ts";
import { createPlaceFinder, type PlaceFinder } from "./find-places.ts";

/**
 * A compiled content folder that can be searched for pointers. In a file of its own, because it loads a Markdown
 * parser.
 */
export interface SearchableContent extends OpenContent {
  /** Finds every place that points to an entry or an image. */
  finder: PlaceFinder;
}

/** @throws AppError as `openContent` does */
export async function openSearchable(
  options: FolderOptions,
  context: CommandContext,
): Promise<SearchableContent> {
  const content = await openContent(options, context);
  const { compiled, hosts } = content;
  return { ...content, finder: createPlaceFinder(compiled.folder, hosts) };
}
