import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { mailFile, mailFolder } from "./mail/mail-files.ts";
import type { Store } from "./store/store.ts";

/**
 * How many submissions one transaction deletes. Limited by the number of query parameters, and short enough for
 * others to wait for.
 */
const BATCH = 500;

/** Deletes submissions with everything that belongs to them: tokens, kept replies, mail and its files. */
export async function deleteSubmissions(
  store: Store,
  dataDir: string,
  ids: readonly string[],
): Promise<void> {
  for (let start = 0; start < ids.length; start += BATCH) {
    const some = ids.slice(start, start + BATCH);
    const mails = await store.database
      .selectFrom("outbox")
      .select("id")
      .where("submission_id", "in", some)
      .execute();
    const files = mails.map(({ id }) => id);
    await removeMailFiles(dataDir, files);
    await store.transact((transaction) =>
      transaction.deleteFrom("submission").where("id", "in", some).execute(),
    );
    // A file may have been written in between.
    await removeMailFiles(dataDir, files);
  }
}

/**
 * Files are deleted before their rows. A row without a file is retried, but a file without a row would stay forever.
 */
export async function removeMailFiles(
  dataDir: string,
  ids: readonly string[],
): Promise<void> {
  if (!existsSync(mailFolder(dataDir))) return;
  await Promise.all(
    ids.map((id) => rm(mailFile(dataDir, id), { force: true })),
  );
}
