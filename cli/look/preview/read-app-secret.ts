import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { AppError } from "../../app-error.ts";
import type { CommandContext } from "../../context.ts";

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
export async function readAppSecret({
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
