import { cannotWrite } from "../app-error.ts";
import { replaceFile } from "../compile/write/replace-file.ts";

/**
 * Writes a file under a temporary name and renames it, so that readers see the old text or the new one.
 * @throws AppError when it cannot be written
 */
export function writeTextFile(path: string, text: string): void {
  try {
    replaceFile(path, Buffer.from(text));
  } catch (cause) {
    throw cannotWrite(path, cause);
  }
}
