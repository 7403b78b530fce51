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
  checkCache,
  checkCase,
  checkPublic,
  checkWritable,
} from "./check-project.ts";
import {
  fail,
  ok,
  warn,
  type Finding,
  type NamedFinding,
  type DoctorContext,
} from "./format-findings.ts";
import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { INDEX_VERSION, type Preview } from "#schema";
import * as z from "zod/mini";
import { formatSortedJson } from "../../model/sorted-json.ts";

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
    leftovers: checkPassedOver(compiled.passedOver),
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

function checkPassedOver(files: readonly string[]): Finding {
  if (files.length === 0) return ok("No file in it is passed over.");
  const shown = files.slice(0, MAX_SHOWN).join(", ");
  const others = files.length > MAX_SHOWN ? ", ..." : "";
  return ok(
    `${count(files.length, "file")} passed over, as git ignores them or a program left them: ${shown}${others}`,
  );
}

/** Of files in a note. */
const MAX_SHOWN = 10;

const BUILD = "`content build`.";

/** What every version of the index has. */
const anyIndex = z.looseObject({
  digest: z.string(),
  version: z.unknown(),
  gitDates: z.optional(z.boolean()),
  preview: z.optional(
    z.looseObject({ drafts: z.boolean(), future: z.boolean() }),
  ),
});

interface StoredIndex {
  text: string;
  preview: Preview;
  /** True if it was built with `--git-dates`. */
  hasGitDates: boolean;
}

/** Reads the index, or reports that it is missing, broken or of another version. */
async function readIndex({
  folders,
  show,
}: DoctorContext): Promise<Finding | StoredIndex> {
  const path = join(folders.outDir, "index.json");
  const text = await readFile(path, "utf8").catch(() => undefined);
  if (text === undefined) return warn(`There is no ${show(path)} yet.`, BUILD);
  const index = parseIndex(text);
  if (index === undefined)
    return fail(`${show(path)} is not a compiled index.`, BUILD);
  const { preview = { drafts: false, future: false }, version } = index;
  if (version !== INDEX_VERSION)
    return fail(
      `${show(path)} has version ${JSON.stringify(version)}; this tool and its server read ${INDEX_VERSION}.`,
      BUILD,
    );
  if (
    hash("sha256", formatSortedJson({ ...index, digest: "" })) !== index.digest
  )
    return fail(
      `${show(path)} has changed since it was built: its digest does not match.`,
      BUILD,
    );
  return { text, preview, hasGitDates: index.gitDates === true };
}

/** Reports whether the index is what a build would write. */
function compareIndex(
  stored: StoredIndex,
  fresh: string | undefined,
  errors: number,
): Finding {
  if (fresh === undefined)
    return warn(
      `The index cannot be updated: the content has ${count(errors, "error")}.`,
      "`content validate` shows them.",
    );
  if (stored.text !== fresh)
    return warn("The index is older than the content.", BUILD);
  const { drafts, future } = stored.preview;
  return drafts || future
    ? warn(
        "The index is a preview with content that visitors must not see yet.",
        "Before it is served: `content build`.",
      )
    : ok("The index is up to date.");
}

function parseIndex(text: string): z.infer<typeof anyIndex> | undefined {
  try {
    return anyIndex.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
