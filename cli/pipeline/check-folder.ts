import type { CompiledFolder, FieldLink } from "../model/compiled-folder.ts";
import type { Diagnostic } from "../model/diagnostic.ts";

export function checkFolder(
  _folder: CompiledFolder,
  _links: readonly FieldLink[],
  _resolver: unknown,
): Diagnostic[] {
  return [];
}
