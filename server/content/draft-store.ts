import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { draftFile, type EntryBody, type MarkdownName } from "#schema";

/** A draft as the toolchain writes it beside the index. */
export interface Draft {
  /** The compiled entry as JSON, in the same form as in the content database. */
  json: string;
  body: EntryBody;
}

/**
 * Reads the current state of a draft.
 * @param rewrite changes the draft's text before it is parsed
 * @returns undefined if there is no such draft
 */
export async function readDraft(
  folder: string,
  collection: MarkdownName,
  slug: string,
  rewrite: (text: string) => string,
): Promise<Draft | undefined> {
  let text: string;
  try {
    text = await readFile(
      join(folder, "previews", collection, `${slug}.json`),
      "utf8",
    );
  } catch {
    return undefined;
  }
  const { entry, body } = draftFile.parse(JSON.parse(rewrite(text)));
  return { json: JSON.stringify(entry), body };
}
