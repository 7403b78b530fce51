import {
  entryPath,
  entrySlug,
  possiblePaths,
  type ContentProblem,
} from "#schema";
import type { AppError } from "../../app-error.ts";
import type { Folders } from "../../folders.ts";
import { SETTINGS_FILE } from "../../model/levels.ts";
import type { CompiledFolder } from "../../model/compiled-folder.ts";
import { formatSortedJson } from "../../model/sorted-json.ts";
import type { CompileResult } from "../compile-content.ts";
import { canonicalAddress } from "../../model/decode-address.ts";
import { placeFile } from "../place-file.ts";

/** The errors of a build for `problems.json`, with the addresses that are concerned. */
export function formatProblems(
  { diagnostics, folder }: Pick<CompileResult, "diagnostics" | "folder">,
  {
    badSettings,
    folders,
  }: { badSettings?: AppError | undefined; folders: Pick<Folders, "show"> },
): string {
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  const problems: ContentProblem[] = errors.map(
    ({ column, file, help, line, message }) => ({
      file: folders.show(file),
      line,
      column,
      message,
      help,
      paths: [...new Set(pathsOf(file, folder).map(canonicalAddress))],
    }),
  );
  if (badSettings)
    problems.push({
      file: SETTINGS_FILE,
      line: 1,
      column: 1,
      message: badSettings.message,
      help: badSettings.hint ?? "",
      paths: [],
    });
  return formatSortedJson(problems);
}

/** The addresses of a file, also of one that cannot be read. */
function pathsOf(file: string, { entries }: CompiledFolder): string[] {
  const placement = placeFile(file);
  if (placement.kind === "record")
    return [entryPath(placement.collection, placement.id) ?? []].flat();
  if (placement.kind !== "entry") return [];
  const { collection } = placement;
  const known = entries.filter((entry) => entry.file === file);
  const slug = entrySlug(file.slice(collection.length + 1));
  return [...known.map(({ path }) => path), ...possiblePaths(collection, slug)];
}
