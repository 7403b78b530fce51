import { join, sep } from "node:path";
import { AppError } from "../../app-error.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import { compileContent } from "../../compile/compile-content.ts";
import { readFolder } from "../../compile/list-files.ts";
import { listPublic } from "../../compile/list-public.ts";
import { findUnsaved, movedFile, type ChangedFile } from "./find-changes.ts";
import type { SearchableContent } from "../../look/refs/open-searchable.ts";
import type { ChangePlan } from "./plan.ts";

/**
 * Compiles the content in memory as it would be after the plan.
 * @throws AppError when it would have new errors
 */
export async function checkPlan(
  plan: ChangePlan,
  changes: readonly ChangedFile[],
  { compiled, folders, options }: SearchableContent,
): Promise<void> {
  const { contentDir, publicDirs, show } = folders;
  const gone = [...plan.removals, ...plan.moves.map(({ from }) => from)];
  const isGone = (path: string) =>
    gone.some((root) => path === root || path.startsWith(`${root}${sep}`));
  const after = await compileContent({
    ...options,
    readFolder: async (folder) => {
      const items = await readFolder(folder);
      return items.filter(({ name }) => !isGone(join(folder, name)));
    },
    publicFiles: await publicFilesAfter(),
    unsaved: await findUnsaved(plan, changes, contentDir),
  });
  const before = countErrors(compiled.diagnostics, (file) =>
    file === ""
      ? file
      : movedFile(join(contentDir, file), plan.moves, contentDir),
  );
  const fresh = after.diagnostics.filter((diagnostic) => {
    if (diagnostic.severity !== "error") return false;
    const key = keyOf(diagnostic, diagnostic.file);
    const left = before.get(key) ?? 0;
    before.set(key, left - 1);
    return left <= 0;
  });
  if (fresh.length === 0) return;
  const shown = fresh
    .slice(0, 5)
    .map(
      ({ column, file, line, message }) =>
        `  ${show(file)}:${line}:${column} ${message}`,
    );
  const more = fresh.length > 5 ? `\n  and ${fresh.length - 5} more` : "";
  throw new AppError(
    "would-break",
    "The content would not be valid after this, so nothing was changed.",
    { hint: shown.join("\n") + more },
  );

  async function publicFilesAfter(): Promise<Map<string, string>> {
    const found = await listPublic(publicDirs);
    const files = new Map<string, string>();
    for (const [address, path] of found) {
      const root = path.slice(0, -address.length);
      const moved = `/${movedFile(path, plan.moves, root)}`;
      if (moved !== address || !isGone(path)) files.set(moved, path);
    }
    return files;
  }
}

/** How many errors of each rule each file has. Positions and messages may change with a move. */
function countErrors(
  diagnostics: readonly Diagnostic[],
  newFile: (file: string) => string,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const diagnostic of diagnostics) {
    if (diagnostic.severity !== "error") continue;
    const key = keyOf(diagnostic, newFile(diagnostic.file));
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

function keyOf({ rule }: Diagnostic, file: string): string {
  return `${rule}\n${file}`;
}
