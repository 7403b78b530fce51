import { join } from "node:path";

/** The folder of mail that is written to files instead of being sent. */
export function mailFolder(dataDir: string): string {
  return join(dataDir, "mail");
}

/** The file of one mail in the outbox. */
export function mailFile(dataDir: string, id: string): string {
  return join(mailFolder(dataDir), `${id}.eml`);
}
