import { replaceFiles } from "../edit/replace-files.ts";
import { createCompileMemory } from "../../model/compile-memory.ts";
import {
  compileContent,
  type CompileOptions,
} from "../../compile/compile-content.ts";
import {
  mendContent,
  type MendOptions,
  type MendResult,
} from "./mend-content.ts";

export interface MendFolderOptions extends Pick<
  MendOptions,
  "also" | "isWanted"
> {
  write: boolean;
}

/**
 * Mends a content folder, on disk if asked, and gives back what is left to say about it.
 * @throws AppError when a file cannot be written
 */
export async function mendFolder(
  options: CompileOptions,
  { write, ...wanted }: MendFolderOptions,
): Promise<MendResult> {
  const { contentDir } = options;
  const memory = options.memory ?? createCompileMemory();
  const result = await mendContent({
    contentDir,
    ...wanted,
    check: (unsaved) => compileContent({ ...options, memory, unsaved }),
  });
  if (write) await replaceFiles(contentDir, result.changes);
  return result;
}
