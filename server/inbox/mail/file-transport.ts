import { mkdirSync } from "node:fs";
import { open, rename } from "node:fs/promises";
import { createTransport } from "nodemailer";
import {
  mailFile,
  mailFolder,
  MailError,
  type MailAddress,
  type MailTransport,
} from "./mail-transport.ts";

/** Writes mail as .eml files to the data folder, each atomically. Used without SMTP_URL. */
export function createFileTransport(
  dataDir: string,
  from: string | MailAddress,
): MailTransport {
  const composer = createTransport({
    streamTransport: true,
    buffer: true,
    newline: "windows",
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    perMinute: undefined,
    async send(id, mail) {
      try {
        const { message } = await composer.sendMail({ ...mail, from });
        if (!Buffer.isBuffer(message)) throw new TypeError("No whole message.");
        mkdirSync(mailFolder(dataDir), { recursive: true, mode: 0o700 });
        await writeWhole(mailFile(dataDir, id), message);
      } catch (error) {
        const reason = error instanceof Error ? error.message : "unknown";
        throw new MailError("server_down", reason, error);
      }
    },
    close: () => composer.close(),
  };
}

async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  const draft = `${file}.tmp`;
  const handle = await open(draft, "w", 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, file);
}
