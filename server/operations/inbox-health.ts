import { setTimeout as sleep } from "node:timers/promises";
import type { Inbox } from "../inbox/inbox.ts";

/** The state of the database behind the forms. Reasons are messages for operators, without addresses or secrets. */
export interface InboxHealth {
  ok: boolean;
  reason?: string;
  /** When the file of the database was deleted or replaced under the server: what was stored before is elsewhere. */
  replacedAt?: string;
  /** The state of the mail queue. It does not affect readiness, because forms are stored anyway. */
  mail?: { waiting: number; oldestSeconds: number; dead: number };
}

/** Together with `SHARED_MILLIS`, a failed database is reported within 5 s. */
const DEADLINE_MILLIS = 3500;

/** Every check writes to the disk, so callers within this time share one. */
const SHARED_MILLIS = 500;

type HealthyInbox = Pick<Inbox, "ready" | "mailCounts" | "replacedAt">;

/** @returns a health check that never throws and never takes longer than 3.5 s */
export function createInboxHealth(
  inbox: HealthyInbox,
  clock: () => Date,
): () => Promise<InboxHealth> {
  let last: { until: number; health: Promise<InboxHealth> } | undefined;
  return () => {
    const now = clock().getTime();
    if (last === undefined || now >= last.until)
      last = { until: now + SHARED_MILLIS, health: look(inbox, now) };
    return last.health;
  };
}

async function look(inbox: HealthyInbox, now: number): Promise<InboxHealth> {
  const stop = new AbortController();
  const late = sleep(DEADLINE_MILLIS, undefined, { signal: stop.signal }).then(
    () => ({ ok: false, reason: "the database does not answer" }),
    () => ({ ok: false }),
  );
  const health = await Promise.race([askInbox(inbox, now), late]);
  stop.abort();
  const replacedAt = inbox.replacedAt();
  return { ...health, ...(replacedAt !== undefined && { replacedAt }) };
}

async function askInbox(
  inbox: HealthyInbox,
  now: number,
): Promise<InboxHealth> {
  try {
    await inbox.ready();
    const { queued, dead, oldest } = await inbox.mailCounts();
    const waited = oldest === undefined ? 0 : now - Date.parse(oldest);
    const oldestSeconds = Math.max(0, Math.round(waited / 1000));
    return { ok: true, mail: { waiting: queued, oldestSeconds, dead } };
  } catch {
    return { ok: false, reason: "the database cannot store a form" };
  }
}
