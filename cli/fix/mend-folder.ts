import type { CheckSettings } from "../commands/load-levels.ts";
import type { Folders } from "../commands/folders.ts";
import { replaceFiles } from "../edit/replace-files.ts";
import { createCompileMemory } from "../model/compile-memory.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { compileContent } from "../pipeline/compile-content.ts";
import { mendContent, type MendResult } from "./mend-content.ts";

export interface MendFolderOptions {
  checks: CheckSettings;
  now: Date;
  /** Which of the problems may be mended. */
  isWanted: (diagnostic: Diagnostic) => boolean;
  write: boolean;
}

/**
 * Mends a content folder, on disk if asked, and gives back what is left to say about it.
 * @throws AppError when a file cannot be written
 */
export async function mendFolder(
  { contentDir, publicDirs }: Pick<Folders, "contentDir" | "publicDirs">,
  { checks, isWanted, now, write }: MendFolderOptions,
): Promise<MendResult> {
  const memory = createCompileMemory();
  const result = await mendContent({
    contentDir,
    isWanted,
    check: (unsaved) =>
      compileContent({
        contentDir,
        publicDirs,
        ...checks,
        now,
        render: false,
        preview: { drafts: true, future: true },
        memory,
        unsaved,
      }),
  });
  if (write) await replaceFiles(contentDir, result.changes);
  return result;
}
