import { AppError } from "../../app-error.ts";
import { createGit } from "../../check/versions/git.ts";
import { fail, ok, warn, type Finding, type DoctorContext } from "./finding.ts";

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
