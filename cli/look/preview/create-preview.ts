import { entryStatus, previewPath, signPreview } from "#schema";
import { AppError } from "../../app-error.ts";
import type { CommandContext } from "../../context.ts";
import type { Entry, MarkdownEntry } from "../../model/entry.ts";
import { entryKey } from "../list/find-entry.ts";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";

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
  if (status === "live")
    return { entry: key, status, url: new URL(path, origin).href };
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

/**
 * The origin of the site: SITE_URL, or else the default address of the server on this machine.
 * @throws AppError when SITE_URL is not an origin
 */
export function findSiteUrl({ env }: Pick<CommandContext, "env">): {
  origin: string;
  /** True if SITE_URL is not set, so that the address only works on this machine. */
  isLocal: boolean;
} {
  const given = env.SITE_URL;
  if (!given)
    return { origin: `http://localhost:${env.PORT || "3000"}`, isLocal: true };
  const url = URL.parse(given);
  const isOrigin =
    url !== null &&
    /^https?:$/u.test(url.protocol) &&
    url.href === `${url.origin}/`;
  if (isOrigin) return { origin: url.origin, isLocal: false };
  throw new AppError(
    "bad-site-url",
    `SITE_URL is "${given}"; it must be an http or https origin without path, such as https://example.com.`,
  );
}

const MIN_LENGTH = 32;

async function readKept(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, "utf8")).trim() || undefined;
  } catch {
    return undefined;
  }
}

/**
 * The secret that the server uses for signing: APP_SECRET, or the one in DATA_DIR.
 * @throws AppError when there is none
 */
async function readAppSecret({
  cwd,
  env,
}: Pick<CommandContext, "cwd" | "env">): Promise<string> {
  const given = env.APP_SECRET;
  if (given) {
    if (given.length >= MIN_LENGTH) return given;
    throw new AppError(
      "bad-secret",
      `APP_SECRET has ${given.length} characters; it must have at least ${MIN_LENGTH}.`,
    );
  }
  const dataDir = env.DATA_DIR || ".data";
  const kept = await readKept(join(resolve(cwd, dataDir), "app-secret"));
  if (kept !== undefined) return kept;
  throw new AppError(
    "no-secret",
    `There is no secret to sign the address with: APP_SECRET is not set, and "${dataDir}" contains none.`,
    {
      hint: "Set APP_SECRET to the secret of the server, or start the site once: it creates a secret there.",
    },
  );
}
