import { join } from "node:path";
import { AppError } from "../../app-error.ts";
import { compileContent } from "../../compile/compile-content.ts";
import { readFolder } from "../../compile/list-files.ts";
import { listPublic } from "../../compile/list-public.ts";
import type { SearchableContent } from "../../look/refs/open-searchable.ts";
import { findNewProblems } from "../edit/find-new-problems.ts";
import type { ChangedFile } from "../edit/replace-files.ts";
import { findUnsaved, isInside, movedFile } from "./find-changes.ts";
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
  const isGone = (path: string) => gone.some((root) => isInside(path, root));
  const publicFiles = new Map<string, string>();
  for (const [address, path] of await listPublic(publicDirs)) {
    const root = path.slice(0, -address.length);
    const moved = `/${movedFile(path, plan.moves, root)}`;
    if (moved !== address || !isGone(path)) publicFiles.set(moved, path);
  }
  const after = await compileContent({
    ...options,
    readFolder: async (folder) => {
      const items = await readFolder(folder);
      return items.filter(({ name }) => !isGone(join(folder, name)));
    },
    publicFiles,
    unsaved: await findUnsaved(plan, changes, contentDir),
  });
  // Problems are compared by file and rule, because a move may change positions and messages.
  const before = compiled.diagnostics
    .filter(({ severity }) => severity === "error")
    .map(({ file, rule }) => {
      const path = join(contentDir, file);
      return `${rule}\n${file && movedFile(path, plan.moves, contentDir)}`;
    });
  const fresh = findNewProblems(
    before,
    after.diagnostics.filter(({ severity }) => severity === "error"),
    ({ file, rule }) => `${rule}\n${file}`,
  );
  if (fresh.length === 0) return;
  const shown = fresh
    .slice(0, 5)
    .map(
      ({ column, file, line, message }) =>
        `  ${show(file)}:${line}:${column} ${message}`,
    );
  if (fresh.length > 5) shown.push(`  and ${fresh.length - 5} more`);
  throw new AppError(
    "would-break",
    "The content would not be valid after this, so nothing was changed.",
    { hint: shown.join("\n") },
  );
}
