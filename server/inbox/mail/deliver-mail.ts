import type { Log } from "../../log.ts";
import type { Store } from "../store/store.ts";
import { MailError, type MailTransport } from "./mail-transport.ts";
import {
  claimMail,
  countSentLastMinute,
  dropMail,
  markFailed,
  markSent,
  type ClaimedMail,
} from "./outbox.ts";
import type { RenderMail } from "./render-mail.ts";
import { MAX_ATTEMPTS } from "./retry-delay.ts";

const SHORTEST_PAUSE_MILLIS = 30_000;
const LONGEST_PAUSE_MILLIS = 5 * 60_000;

export interface DeliveryOptions {
  store: Store;
  transport: MailTransport;
  renderMail: RenderMail;
  clock: () => Date;
  log: Pick<Log, "info" | "warn" | "error">;
}

/** Sends the mail that is due, one at a time, oldest first. */
export interface Delivery {
  /** Resolves when nothing is due, the server is unreachable, or the limit of mails per minute is reached. */
  deliverDue(): Promise<void>;
  /** Stops `deliverDue` after the current mail. */
  stop(): void;
}

/**
 * Mail is sent at least once: its row is marked as sent after the server has accepted it. While the server is
 * unreachable, one mail is tried from time to time, which does not count as an attempt.
 */
export function createDelivery(options: DeliveryOptions): Delivery {
  const { store, transport, clock, log } = options;
  let stopped = false;
  let outages = 0;
  let pausedUntil = 0;

  function pause(): void {
    const millis = SHORTEST_PAUSE_MILLIS * 2 ** outages;
    outages += 1;
    pausedUntil = clock().getTime() + Math.min(millis, LONGEST_PAUSE_MILLIS);
  }

  async function mayLeave(): Promise<boolean> {
    if (stopped || clock().getTime() < pausedUntil) return false;
    if (transport.perMinute === undefined) return true;
    return (await countSentLastMinute(store, clock())) < transport.perMinute;
  }

  async function attempt(mail: ClaimedMail): Promise<void> {
    try {
      await send(mail, options);
      outages = 0;
    } catch (error) {
      if (!(error instanceof MailError)) throw error;
      const { failure } = error;
      if (failure === "server_down") pause();
      const isDead = await markFailed(store, mail, error, clock());
      const facts = { mail: mail.id, attempts: mail.attempts, failure };
      if (isDead) log.error("a mail was given up", facts);
      else log.warn("a mail did not leave and is tried again", facts);
    }
  }

  return {
    async deliverDue() {
      while (await mayLeave()) {
        const mail = await claimMail(store, clock());
        if (mail === undefined) return;
        await attempt(mail);
      }
    },
    stop() {
      stopped = true;
    },
  };
}

async function send(
  mail: ClaimedMail,
  { store, transport, renderMail, clock }: DeliveryOptions,
): Promise<void> {
  if (mail.attempts > MAX_ATTEMPTS)
    throw new MailError("never", "The process ended in every try.", undefined);
  const outgoing = await renderMail(store, mail);
  if (outgoing === undefined) return dropMail(store, mail);
  await transport.send(mail.id, outgoing);
  await markSent(store, mail, clock());
}
