import { realpath } from "node:fs/promises";
import { sep } from "node:path";
import type { SearchableContent } from "../../look/refs/open-searchable.ts";
import type { Subject } from "../../look/refs/subject.ts";
import type { WorkTree } from "./work-tree.ts";

/**
 * Files outside of the content that name an address, such as code of the site, as paths from the root of the
 * repository. They are not changed, only reported. Empty without git.
 */
export async function findOutsideUses(
  path: string,
  { folders }: Pick<SearchableContent, "folders">,
  workTree: WorkTree | undefined,
): Promise<string[]> {
  const { contentDir, outDir } = folders;
  const own = await Promise.all(
    [contentDir, outDir].map((path) => realpath(path).catch(() => path)),
  );
  const found = (await workTree?.filesNaming(path)) ?? [];
  return found
    .filter((file) => !own.some((root) => file.path.startsWith(root + sep)))
    .map(({ shown }) => shown);
}

/** One sentence about the files outside of the content that name a subject, or none. */
export async function noteOutsideUses(
  { addresses: [address], image }: Subject,
  content: Pick<SearchableContent, "folders">,
  workTree: WorkTree | undefined,
): Promise<string[]> {
  const path = image?.path ?? address;
  if (path === undefined || !path.startsWith("/")) return [];
  const files = await findOutsideUses(path, content, workTree);
  if (files.length === 0) return [];
  const more = files.length > 6 ? `, and ${files.length - 6} more` : "";
  const shown = files.slice(0, 6).join(", ");
  return [`Outside of the content, ${path} stays in: ${shown}${more}.`];
}
