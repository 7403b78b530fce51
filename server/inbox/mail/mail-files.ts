import { join } from "node:path";

/** The folder of mail that was written instead of sent. */
export function mailFolder(dataDir: string): string {
  return join(dataDir, "mail");
}

/** The file of one mail of the outbox. */
export function mailFile(dataDir: string, id: string): string {
  return join(mailFolder(dataDir), `${id}.eml`);
}
