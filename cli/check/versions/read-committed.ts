import { AppError } from "../../app-error.ts";
import type { CommandContext } from "../../context.ts";
import type { ReadCommitted } from "../../compile/last-good.ts";
import { createGit } from "./git.ts";

/** Reads files of a folder as they were committed last. Finds none without git, or outside of a repository. */
export function createCommittedReader(
  folder: string,
  { env }: Pick<CommandContext, "env">,
): ReadCommitted {
  const git = createGit(folder, env, { GIT_NO_LAZY_FETCH: "1" });
  return async (file) => {
    try {
      const found = await git(["cat-file", "blob", `HEAD:./${file}`]);
      return found.code === 0 ? found.stdout : undefined;
    } catch (error) {
      if (error instanceof AppError) return undefined;
      throw error;
    }
  };
}
