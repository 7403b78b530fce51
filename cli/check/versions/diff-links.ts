import { resolve } from "node:path";
import type { CommandContext } from "../../context.ts";
import { relativePath } from "../../folders.ts";

/** The targets of links in a comment. Without them, names are not linked. */
export interface DiffLinks {
  /** The page of a file in the repository's web interface. Without a commit, of the one that is checked out. */
  file?: (file: string, commit: string | undefined) => string;
  /** The site that addresses belong to. */
  siteUrl?: string;
}

/** Links to the repository in GitHub Actions, and to the site if it has an address. */
export function createDiffLinks(
  { head, top }: { head: string | undefined; top: string },
  { cwd, env }: Pick<CommandContext, "cwd" | "env">,
): DiffLinks {
  const { GITHUB_REPOSITORY: repository, GITHUB_SERVER_URL: server } = env;
  const siteUrl = env.SITE_URL?.replace(/\/+$/u, "");
  const file = (name: string, commit: string | undefined) => {
    const path = relativePath(top, resolve(cwd, name)).split("/");
    const at = path.map(encodeURIComponent).join("/");
    return `${server}/${repository}/blob/${commit ?? head ?? ""}/${at}`;
  };
  return {
    ...(siteUrl && /^https?:\/\//u.test(siteUrl) ? { siteUrl } : {}),
    ...(server && repository ? { file } : {}),
  };
}
