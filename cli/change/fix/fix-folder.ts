import { replaceFiles } from "../edit/replace-files.ts";
import { createCompileMemory } from "../../model/compile-memory.ts";
import {
  compileContent,
  type CompileOptions,
} from "../../compile/compile-content.ts";
import {
  fixContent,
  type FixContentOptions,
  type FixResult,
} from "./fix-content.ts";

export interface FixFolderOptions extends Pick<
  FixContentOptions,
  "also" | "isWanted"
> {
  write: boolean;
}

/**
 * Fixes the problems of a content folder, and writes the files if asked.
 * @throws AppError when a file cannot be written
 */
export async function fixFolder(
  options: CompileOptions,
  { write, ...wanted }: FixFolderOptions,
): Promise<FixResult> {
  const { contentDir } = options;
  const memory = options.memory ?? createCompileMemory();
  const result = await fixContent({
    contentDir,
    ...wanted,
    check: (unsaved) => compileContent({ ...options, memory, unsaved }),
  });
  if (write) await replaceFiles(contentDir, result.changes);
  return result;
}
