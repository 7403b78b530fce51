import { versions } from "node:process";
import { AppError } from "../../app-error.ts";
import { CompileCache } from "../../compile/cache/compile-cache.ts";
import {
  findFolders,
  relativePath,
  type FolderOptions,
} from "../../folders.ts";
import type { CommandContext } from "../../context.ts";
import {
  compileContent,
  type CompileResult,
} from "../../compile/compile-content.ts";
import { countProblems } from "../../model/strictness.ts";
import { count } from "../../report/report.ts";
import { createLevels } from "../../check/settings/levels.ts";
import { loadSettings } from "../../check/settings/load-settings.ts";
import { readChangeDates } from "../../check/versions/read-change-dates.ts";
import {
  checkEditor,
  checkNode,
  checkPackages,
  checkRepository,
  checkSettings,
} from "./check-project.ts";
import {
  checkCache,
  checkCase,
  checkPublic,
  checkWritable,
} from "./check-folders.ts";
import { compareIndex, readIndex, type StoredIndex } from "./check-index.ts";
import {
  fail,
  ok,
  warn,
  type Finding,
  type NamedFinding,
  type DoctorContext,
} from "./format-findings.ts";

/**
 * Runs all checks of the installation and the project, in the order in which problems should be fixed. If the
 * installation or the content folder is broken, the other checks are left out. Writes nothing.
 */
export async function examine(
  options: FolderOptions,
  context: CommandContext,
): Promise<NamedFinding[]> {
  const node = checkNode(versions.node);
  const installation = { node, packages: await checkPackages() };
  const named = nameFindings(installation);
  if (named.some(({ status }) => status === "fail")) return named;
  const found = await findFolders(options, context).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    return fail(error.message, error.hint ?? "Name it with --content DIR.");
  });
  if ("status" in found)
    return nameFindings({ ...installation, content: found });
  const show = (path: string) => relativePath(context.cwd, path) || ".";
  const surroundings = { folders: found, show, context };
  const index = await readIndex(surroundings);
  const compiled = await compile(
    surroundings,
    "text" in index ? index : undefined,
  );
  const problems = countProblems(compiled.diagnostics);
  return nameFindings({
    ...installation,
    content: checkContent(compiled.files, problems, show(found.contentDir)),
    settings: await checkSettings(surroundings, compiled),
    public: await checkPublic(surroundings),
    output: await checkWritable(surroundings),
    index:
      "text" in index
        ? compareIndex(index, compiled.output?.indexText, problems.errors)
        : index,
    cache: await checkCache(surroundings),
    "file-names": await checkCase(surroundings),
    ...(await checkRepository(surroundings)),
    editor: await checkEditor(surroundings, compiled),
  });
}

function nameFindings(
  findings: Readonly<Record<string, Finding>>,
): NamedFinding[] {
  return Object.entries(findings).map(([id, finding]) => ({ id, ...finding }));
}

/** Compiles the content with the options that the stored index was built with. */
async function compile(
  { context, folders }: DoctorContext,
  stored: StoredIndex | undefined,
): Promise<CompileResult> {
  const { contentDir, outDir, publicDirs } = folders;
  // `checkSettings` reports a settings file with mistakes.
  const { layers } = await loadSettings(contentDir, context.cwd).catch(() => ({
    layers: [],
  }));
  return compileContent({
    contentDir,
    publicDirs,
    levels: createLevels(layers),
    cache: new CompileCache(outDir, { isWritten: false }),
    now: context.clock(),
    preview: stored?.preview ?? { drafts: false, future: false },
    changeDates: stored?.hasGitDates
      ? await readChangeDates(contentDir, context)
      : undefined,
    render: true,
    signal: context.signal,
  });
}

function checkContent(
  files: number,
  { errors, warnings }: ReturnType<typeof countProblems>,
  folder: string,
): Finding {
  const counted = `${folder}: ${count(files, "file")}`;
  if (files === 0)
    return fail(
      `${folder} is empty.`,
      "Add a first entry: `content new blog`.",
    );
  if (errors + warnings === 0) return ok(`${counted}, no problems.`);
  return warn(
    `${counted}, ${count(errors, "error")} and ${count(warnings, "warning")}.`,
    "`content validate` shows them.",
  );
}
