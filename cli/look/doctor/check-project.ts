import {
  fail,
  ok,
  warn,
  type Finding,
  type DoctorContext,
} from "./format-findings.ts";
import { AppError } from "../../app-error.ts";
import { createGit } from "../../check/versions/git.ts";
import { count } from "../../report/report.ts";
import { listChoices } from "../json-schema/list-choices.ts";
import { findStaleFiles } from "../json-schema/find-stale-files.ts";
import type { CompileResult } from "../../compile/compile-content.ts";
import { SETTINGS_FILE } from "../../model/levels.ts";
import { loadSettings } from "../../check/settings/load-settings.ts";
import { matchesGlob } from "../../check/settings/levels.ts";
import { constants, type Dirent } from "node:fs";
import { access, readdir, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { cacheDir } from "../../compile/cache/cache-dir.ts";

/** The supported version of Node.js. */
const MADE_FOR = 24;
/** The first version that runs TypeScript files. */
const FIRST_VERSION: readonly [major: number, minor: number] = [22, 18];

/** @param version without a leading `v`, such as `24.1.0` */
export function checkNode(version: string): Finding {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const remedy = `Run it through npm (\`npx content\`), which brings Node ${MADE_FOR}, or install that.`;
  if (major >= MADE_FOR) return ok(`Node ${version}.`);
  const [firstMajor, firstMinor] = FIRST_VERSION;
  const runs =
    major > firstMajor || (major === firstMajor && minor >= firstMinor);
  const message = `Node ${version} is older than ${MADE_FOR}, which the tool is made for.`;
  return runs ? warn(message, remedy) : fail(message, remedy);
}

/** Checks that the native packages load on this machine. */
export async function checkPackages(): Promise<Finding> {
  try {
    await import("../../compile/compile-content.ts");
    const { createPipeline } = await import("../../compile/pipeline.ts");
    createPipeline().checker.parse("# A\n");
    return ok("All packages load.");
  } catch (error) {
    const [why = ""] = String(
      error instanceof Error ? error.message : error,
    ).split("\n");
    const message = `A package cannot be loaded: ${why}`;
    return fail(message, "Install again: `npm ci`.");
  }
}

/** Checks that git works, has the whole history and ignores the output. The findings by the name of their check. */
export async function checkRepository({
  context,
  folders,
  show,
}: DoctorContext): Promise<Record<string, Finding>> {
  const git = createGit(folders.contentDir, context.env);
  const ask = async (...args: string[]) => {
    const { code, stdout } = await git(args);
    return code === 0 ? stdout.toString("utf8").trim() : undefined;
  };
  try {
    const version = await ask("--version");
    const shallow = await ask("rev-parse", "--is-shallow-repository");
    if (shallow === undefined)
      return {
        git: warn(
          "The content folder is not in a git repository.",
          "`validate --since`, `diff` and `mv` need its history: `git init`.",
        ),
      };
    const history =
      shallow === "true"
        ? warn(
            "The clone is shallow: `validate --since` and `diff` lack older commits, and dates from git are wrong.",
            "`git fetch --unshallow`; in GitHub Actions, `fetch-depth: 0`.",
          )
        : ok(`${version ?? "git"}, with the whole history.`);
    // Files that are committed, and files that the next `git add` would add.
    const options = "-co --exclude-standard --directory --".split(" ");
    const seen = await ask("ls-files", ...options, folders.outDir);
    if (!seen) return { git: history };
    const message = `git does not ignore ${show(folders.outDir)}, which each build creates.`;
    const remedy = `Add \`${show(folders.outDir)}/\` to .gitignore.`;
    return { git: history, "git-ignore": warn(message, remedy) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, hint, message } = error;
    const remedy = hint ?? "Install git.";
    const report = code === "no-git" ? warn : fail;
    return { git: report(message, remedy) };
  }
}

/** Checks that the schemas for editors are up to date. */
export async function checkEditor(
  { context: { cwd }, folders }: DoctorContext,
  { folder }: CompileResult,
): Promise<Finding> {
  const remedy = "`content schema --write`.";
  try {
    const choicesOf = listChoices(folder);
    const stale = await findStaleFiles(cwd, folders.contentDir, choicesOf);
    if (stale.size === 0) return ok("The editor's schemas are up to date.");
    const message = `${count(stale.size, "file")} for the editor: missing or out of date.`;
    return warn(message, remedy);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return warn(error.message, error.hint ?? remedy);
  }
}

/** Checks that the settings file is valid and each of its overrides matches a file. */
export async function checkSettings(
  { context, folders, show }: DoctorContext,
  compiled: CompileResult | undefined,
): Promise<Finding> {
  try {
    const { layers, path } = await loadSettings(
      folders.contentDir,
      context.cwd,
    );
    if (path === undefined)
      return ok(
        `There is no ${SETTINGS_FILE}: all rules have their default level.`,
      );
    const files =
      compiled === undefined ? undefined : [...compiled.sources.keys()];
    const idle = layers
      .flatMap(({ paths = [] }) => paths)
      .find((pattern) => files?.every((file) => !matchesGlob(file, pattern)));
    if (idle !== undefined)
      return warn(
        `The path \`${idle}\` in ${show(path)} matches no file.`,
        "Correct or remove it. Paths start in the content folder, such as blog/**.",
      );
    const set = layers.reduce((sum, { levels }) => sum + levels.size, 0);
    return ok(`${show(path)} sets ${count(set, "level")}.`);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return fail(error.message, error.hint ?? "Correct the file.");
  }
}

/** A cache with more bytes is reported. */
const MAX_CACHE_BYTES = 500_000_000;

/** Checks that there is a folder of static files. */
export async function checkPublic({
  folders: { publicDirs },
  show,
}: DoctorContext): Promise<Finding> {
  for (const folder of publicDirs) {
    const items = await readAll(folder).catch(() => undefined);
    if (items === undefined) continue;
    return ok(`${show(folder)}: ${items.length} files and folders.`);
  }
  return warn(
    "There is no folder public/ beside the content folder.",
    "Create it if pages show images or offer files: `mkdir public`.",
  );
}

/** Checks that the output folder, or the nearest existing folder above it, is writable. */
export async function checkWritable({
  folders: { outDir },
  show,
}: DoctorContext): Promise<Finding> {
  let folder = outDir;
  for (;;) {
    const facts = await stat(folder).catch(() => undefined);
    if (facts !== undefined && !facts.isDirectory())
      return fail(
        `${show(folder)} is a file; the output needs a folder.`,
        "Move it, or name another folder with --out DIR.",
      );
    if (facts !== undefined) break;
    folder = dirname(folder);
  }
  try {
    await access(folder, constants.W_OK);
    return ok(`${show(outDir)} can be written.`);
  } catch {
    return fail(
      `${show(folder)} cannot be written.`,
      "Allow writing there, or name another folder with --out DIR.",
    );
  }
}

/** Reports the size of the cache. */
export async function checkCache({
  folders: { outDir },
  show,
}: DoctorContext): Promise<Finding> {
  const folder = cacheDir(outDir);
  const items = await readAll(folder).catch(() => []);
  let bytes = 0;
  for (const { name, parentPath } of items) {
    const facts = await stat(join(parentPath, name)).catch(() => undefined);
    if (facts?.isFile()) bytes += facts.size;
  }
  if (bytes === 0) return ok("There is no cache yet.");
  const size =
    bytes < 1_000_000
      ? `${Math.ceil(bytes / 1000)} kB`
      : `${(bytes / 1_000_000).toFixed(1)} MB`;
  return bytes <= MAX_CACHE_BYTES
    ? ok(`The cache takes ${size}.`)
    : warn(
        `The cache takes ${size}.`,
        `Remove ${show(folder)}: the next build creates it again.`,
      );
}

/** Everything in a folder, at any depth. With file types, because otherwise `readdir` follows links without end. */
function readAll(folder: string): Promise<Dirent[]> {
  return readdir(folder, { recursive: true, withFileTypes: true });
}

/** Warns on a file system that ignores case: a name in the wrong case works there and is missing on the server. */
export async function checkCase({
  folders: { contentDir },
}: DoctorContext): Promise<Finding> {
  const name = basename(contentDir);
  const other =
    name === name.toUpperCase() ? name.toLowerCase() : name.toUpperCase();
  const [own, renamed] = await Promise.all([
    stat(contentDir),
    stat(join(dirname(contentDir), other)).catch(() => undefined),
  ]);
  if (other === name || own.ino !== renamed?.ino || own.dev !== renamed.dev)
    return ok("The file system distinguishes upper and lower case.");
  return warn(
    "The file system ignores upper and lower case; the server's does not.",
    "Rename in two steps with git: `git mv A.md tmp`, `git mv tmp a.md`. `content validate` checks the case of every name.",
  );
}
