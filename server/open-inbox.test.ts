import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { parseConfig } from "./config.ts";
import { startMailServer } from "./inbox/testing/mail-server.ts";
import { openInbox } from "./open-inbox.ts";
import { createLogSpy } from "./testing/start-app.ts";
import { sampleTheme } from "./testing/sample-theme.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "open-inbox-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Longer than a busy machine needs. */
const PATIENCE = { timeout: 60_000 };

const signUp = {
  kind: "newsletter",
  email: "ada@example.com",
  fields: {},
  screening: { score: 0, quarantined: false, signals: [] },
} as const;

async function open(env: Record<string, string>) {
  const log = createLogSpy();
  const inbox = await openInbox({
    config: parseConfig({ DATA_DIR: folder, ...env }, folder),
    secret: "a secret of a test",
    siteUrl: "https://northlark.example",
    site: () => ({
      name: "Northlark",
      supportEmail: "us@northlark.example",
      colors: sampleTheme.colors,
    }),
    clock: () => new Date(),
    log,
  });
  return { inbox, log };
}

test("writes mail as files by itself when nothing is configured", async () => {
  const { inbox, log } = await open({});
  await inbox.record(signUp, { reply: "ok" });
  const mail = join(folder, "mail");
  const written = () => (existsSync(mail) ? readdirSync(mail) : []);
  await expect
    .poll(written, PATIENCE)
    .toEqual([expect.stringMatching(/\.eml$/)]);
  await inbox.close();
  expect(log.lines).toEqual([]);
});

test("ends while the mail server hangs", async () => {
  const server = await startMailServer();
  server.answer = "hang";
  const { inbox } = await open({ SMTP_URL: server.url });
  await inbox.record(signUp, { reply: "ok" });
  await expect.poll(() => server.mails.length, PATIENCE).toBe(1);
  await inbox.close();
  await server.close();
});

test("sends mail by itself, also mail from before the start", async () => {
  const server = await startMailServer();
  await server.close();
  const env = {
    SMTP_URL: server.url,
    MAIL_FROM: "News <news@northlark.example>",
  };
  const first = await open(env);
  await first.inbox.record(signUp, { reply: "ok" });
  await expect.poll(() => first.log.lines.length, PATIENCE).toBeGreaterThan(0);
  expect(JSON.stringify(first.log.lines)).not.toContain("example.com");
  await first.inbox.close();

  const again = await startMailServer(server.port);
  const second = await open(env);
  await expect.poll(() => again.mails.length, PATIENCE).toBe(1);
  expect(again.mails[0]?.from).toMatchObject({ name: "News" });
  expect(again.mails[0]?.messageId).toMatch(/@northlark\.example>$/);
  await second.inbox.close();
  await again.close();
});
