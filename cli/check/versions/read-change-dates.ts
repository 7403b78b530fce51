import { realpath } from "node:fs/promises";
import { collections, markdownNames } from "#schema";
import { AppError } from "../../app-error.ts";
import type { CommandContext } from "../../context.ts";
import type { CompileCache } from "../../compile/cache/compile-cache.ts";
import { shapeOf } from "../../model/schema-parts.ts";
import { createGit, type Git } from "./git.ts";

/** Cannot occur in a path or in a line of a text. It begins the line of a commit. */
const COMMIT = "\u0001";
/** Settings of a foreign repository that would start a program, or that write paths in another way. */
const SAFE = [
  "log.showSignature=false",
  "core.fsmonitor=false",
  "core.quotePath=false",
  "diff.noprefix=false",
].flatMap((setting) => ["-c", setting]);
/** In a partial clone, files that are missing are not fetched. */
const OFFLINE = { GIT_NO_LAZY_FETCH: "1" };
/** A commit that changes more texts is a move, an import or a change of format, and not news for readers. */
const MANY_TEXTS = 20;

const ADDED = ["--format=%x01%as", "--reverse", "--diff-filter=AR", "-M100%"];
const CHANGED =
  "--format=%x01%cs -p -U0 -M --no-color --no-ext-diff --no-textconv --src-prefix=a/ --dst-prefix=b/".split(
    " ",
  );

type Dates = ReadonlyMap<string, string>;

/** Git in a folder. Undefined without git, outside of a repository and in a shallow clone, where all files seem new. */
async function openHistory(
  folder: string,
  { env }: Pick<CommandContext, "env">,
): Promise<Git | undefined> {
  const run = createGit(await realpath(folder), env, OFFLINE);
  const git: Git = (args) => run([...SAFE, ...args]);
  try {
    const { code, stdout } = await git([
      "rev-parse",
      "--is-shallow-repository",
    ]);
    return code === 0 && stdout.toString().trim() === "false" ? git : undefined;
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

/** The calendar date of the first commit that added each file, also under a former name. By the path in the folder. */
export async function readAddDates(
  folder: string,
  context: Pick<CommandContext, "env">,
): Promise<Dates> {
  const git = await openHistory(folder, context);
  const log = ["log", "-z", "--name-status", "--relative", ...ADDED, "."];
  const dates = new Map<string, string>();
  const parts = ((await git?.(log))?.stdout.toString() ?? "")
    .split(/[\0\n]/u)
    .values();
  let date = "";
  for (const part of parts) {
    if (part.startsWith(COMMIT)) date = part.slice(COMMIT.length);
    if (!/^[A-Z]\d*$/u.test(part)) continue;
    const path = String(parts.next().value);
    // A file that was renamed keeps its date.
    const name = part.startsWith("R") ? String(parts.next().value) : path;
    dates.set(name, dates.get(path) ?? date);
  }
  return dates;
}

/**
 * The calendar date of the last commit that changed the words of each text. By the path in the folder. Renames, changes
 * of format or of other fields, and commits that change many texts at once do not count.
 * @param cache keeps the dates of the last commit
 */
export async function readChangeDates(
  folder: string,
  context: Pick<CommandContext, "env">,
  cache?: CompileCache,
): Promise<Dates> {
  const git = await openHistory(folder, context);
  if (git === undefined) return new Map();
  const { stdout: head } = await git(["rev-parse", "HEAD"]);
  const asked = `${folder} ${head.toString().trim()}`;
  const known = cache?.recall<{ asked: string; dates: [string, string][] }>(
    KEY,
  );
  if (known?.asked === asked) return new Map(known.dates);
  const { stdout } = await git(["log", "--relative", ...CHANGED, "."]);
  const dates = parsePatches(stdout.toString());
  cache?.keep(KEY, { asked, dates: [...dates] });
  return dates;
}

const KEY = "change dates";

/** @param log patches without unchanged lines, of the last commit first */
function parsePatches(log: string): Map<string, string> {
  const dates = new Map<string, string>();
  /** The present name of a file, by a former one. */
  const present = new Map<string, string>();
  for (const commit of log.split(COMMIT).slice(1)) {
    const date = commit.slice(0, commit.indexOf("\n"));
    const files = commit.split(/^diff --git /mu).slice(1);
    const patches = files.map((text) => parsePatch(text, present));
    const changed = patches.filter(
      ({ after, before, path }) => path.endsWith(".md") && before !== after,
    );
    if (changed.length > MANY_TEXTS) continue;
    for (const { path } of changed) if (!dates.has(path)) dates.set(path, date);
  }
  return dates;
}

/** The words of one file before and after a commit. */
function parsePatch(text: string, present: Map<string, string>) {
  const [head = "", ...hunks] = text.split(/^@@ .*$/mu);
  const from = /^rename from (.+)$/mu.exec(head)?.[1];
  const to = /^(?:rename to |\+\+\+ b\/)(.+)$/mu.exec(head)?.[1] ?? "";
  const path = present.get(to) ?? to;
  if (from !== undefined) present.set(from, path);
  const lines = hunks.join("").split("\n");
  return { path, before: wordsIn(lines, "-"), after: wordsIn(lines, "+") };
}

/** Letters and digits, without those of fields that are not read. */
function wordsIn(lines: readonly string[], sign: string): string {
  return lines
    .filter((line) => line.startsWith(sign) && !OTHER_FIELD.test(line))
    .join("")
    .replaceAll(/[^\p{L}\p{N}]+/gu, "");
}

/** A line with a field of front matter that is not among the words of a page. */
const OTHER_FIELD = new RegExp(
  String.raw`^[-+](?:${[
    ...new Set(
      markdownNames.flatMap((name) =>
        Object.keys(shapeOf(collections[name].frontMatter)),
      ),
    ),
  ]
    .filter((field) => field !== "title" && field !== "description")
    .join("|")}):`,
  "u",
);
