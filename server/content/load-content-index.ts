import { readFile, stat } from "node:fs/promises";
import type { SiteContentIndex } from "#schema";
import { AppError } from "../app-error.ts";
import { parseContentIndex } from "./parse-content-index.ts";

/** Reads and checks the index. @throws AppError when it is missing or broken */
export async function loadContentIndex(
  file: string,
): Promise<SiteContentIndex> {
  let text: string;
  try {
    text = await readFile(file, "utf8");
  } catch (cause) {
    throw new AppError(
      "content_index_missing",
      `There is no content index at ${file}.`,
      {
        hint: "Build it with `npx content build`, or name its folder in CONTENT_OUT.",
        cause,
      },
    );
  }
  return parseContentIndex(text, file);
}

/** Changes whenever a file is written; undefined while there is no file. */
export async function readFileIdentity(
  file: string,
): Promise<string | undefined> {
  try {
    const { ino, size, mtimeNs } = await stat(file, { bigint: true });
    return `${ino}:${size}:${mtimeNs}`;
  } catch {
    return undefined;
  }
}
