import { entryStatus, previewPath, signPreview } from "#schema";
import { AppError } from "../../app-error.ts";
import type { CommandContext } from "../../context.ts";
import type { Entry, MarkdownEntry } from "../../model/entry.ts";
import { entryKey } from "../list/find-entry.ts";
import { findSiteUrl } from "./find-site-url.ts";
import { readAppSecret } from "./read-app-secret.ts";

/**
 * The signed address of a draft or a scheduled entry, or the public address of a published one.
 * @param seconds how long the address works
 * @throws AppError for an entry that has expired or has no page, and when there is no secret
 */
export async function createPreview(
  entry: Entry,
  seconds: number,
  context: Pick<CommandContext, "clock" | "cwd" | "env">,
) {
  const { collection, common, path, slug } = requirePage(entry);
  const now = context.clock();
  const status = entryStatus(common, now);
  const key = entryKey(entry);
  const { origin } = findSiteUrl(context);
  if (status === "expired")
    throw new AppError(
      "expired-entry",
      `${key} has expired, so nobody can read it.`,
      { hint: "Change or remove `expiresAt` first." },
    );
  if (status === "live") return { entry: key, status, url: `${origin}${path}` };
  const expires = Math.floor(now.getTime() / 1000) + seconds;
  const grant = { collection, slug, expires };
  const token = await signPreview(await readAppSecret(context), grant);
  return {
    entry: key,
    status,
    url: `${origin}${previewPath(grant)}?token=${token}`,
    expiresAt: new Date(expires * 1000).toISOString(),
  };
}

function requirePage(entry: Entry): MarkdownEntry {
  if (entry.kind !== "markdown")
    throw new AppError(
      "no-page",
      `${entryKey(entry)} is not a Markdown entry, so it has no page to preview.`,
    );
  if (entry.data !== undefined) return entry;
  throw new AppError(
    "not-compiled",
    `${entry.file} has errors, so there is nothing to preview.`,
    { hint: "Run `content validate` to see them." },
  );
}
