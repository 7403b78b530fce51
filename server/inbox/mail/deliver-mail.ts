import type { Log } from "../../log.ts";
import type { Store } from "../store/store.ts";
import {
  MailError,
  MOST_AT_ONCE,
  type MailTransport,
} from "./mail-transport.ts";
import {
  claimMail,
  countLastMinute,
  dropMail,
  markFailed,
  MAX_ATTEMPTS,
  markSent,
  type ClaimedMail,
} from "./outbox.ts";
import type { RenderMail } from "./render-mail.ts";

/** How many mails leave side by side. Relays commonly accept this many connections of one client. */
const AT_ONCE = 5;

/** A mail that takes longer than this gives its place to the next one. */
const SLOW_MILLIS = 1500;

const SHORTEST_PAUSE_MILLIS = 30_000;
const LONGEST_PAUSE_MILLIS = 5 * 60_000;

export interface DeliveryOptions {
  store: Store;
  transport: MailTransport;
  renderMail: RenderMail;
  clock: () => Date;
  log: Pick<Log, "info" | "warn" | "error">;
}

/** Sends the mail that is due, a few at a time, oldest first. */
export type Delivery = ReturnType<typeof createDelivery>;

/**
 * Mail is sent at least once: its row is marked as sent after the server has accepted it. Database failures are
 * logged; the next `wake` tries again. While the server is unreachable, one mail is tried from time to time, which
 * does not count as an attempt.
 */
export function createDelivery(options: DeliveryOptions) {
  const { store, transport, clock, log } = options;
  const outage = createOutage(clock);
  const underWay = new Map<string, Promise<void>>();
  const quick = new Set<ClaimedMail>();
  let filling: Promise<void> | undefined;
  let isWanted = false;
  let stopped = false;

  async function mayBegin(): Promise<boolean> {
    if (stopped || underWay.size >= MOST_AT_ONCE) return false;
    if (quick.size >= (outage.isOver() ? AT_ONCE : 1)) return false;
    if (outage.isPaused()) return false;
    if (transport.perMinute === undefined) return true;
    return (await countLastMinute(store, clock())) < transport.perMinute;
  }

  async function fill(): Promise<void> {
    while (isWanted) {
      isWanted = false;
      while (await mayBegin()) {
        const mail = await claimMail(store, clock(), [...underWay.keys()]);
        if (mail === undefined) break;
        begin(mail);
      }
    }
  }

  const isBusy = () => filling !== undefined || underWay.size > 0;
  const logHeldUp = (error: unknown) => log.error("mail is held up", { error });

  function wake(): void {
    isWanted = true;
    filling ??= fill()
      .catch(logHeldUp)
      .finally(() => (filling = undefined));
  }

  function leavePlace(mail: ClaimedMail): void {
    quick.delete(mail);
    wake();
  }

  function begin(mail: ClaimedMail): void {
    const timer = setTimeout(leavePlace, SLOW_MILLIS, mail).unref();
    quick.add(mail);
    const work = attempt(mail, options, outage)
      .catch(logHeldUp)
      .finally(() => {
        clearTimeout(timer);
        underWay.delete(mail.id);
        leavePlace(mail);
      });
    underWay.set(mail.id, work);
  }

  return {
    /** Looks for mail that is due, without waiting for it to leave. */
    wake,
    /** Sends what is due, and resolves when nothing is under way. */
    async deliverDue(): Promise<void> {
      wake();
      while (isBusy()) await Promise.all([filling, ...underWay.values()]);
    },
    /** Begins no more mail. */
    stop(): void {
      stopped = true;
    },
  };
}

async function attempt(
  mail: ClaimedMail,
  options: DeliveryOptions,
  outage: Outage,
): Promise<void> {
  const { store, clock, log } = options;
  try {
    await send(mail, options);
    outage.end();
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    const { failure } = error;
    if (failure === "server_down") outage.note();
    else outage.end();
    const isDead = await markFailed(store, mail, error, clock());
    const facts = { mail: mail.id, attempts: mail.attempts, failure };
    if (isDead) log.error("a mail was given up", facts);
    else log.warn("a mail did not leave and is tried again", facts);
  }
}

type Outage = ReturnType<typeof createOutage>;

/**
 * Decides when the server counts as unreachable: after two mails in a row, because a server may close the connection
 * over a single one. It is then tried with one mail after each pause.
 */
function createOutage(clock: () => Date) {
  let failures = 0;
  let pauses = 0;
  let pausedUntil = 0;
  const isPaused = () => clock().getTime() < pausedUntil;
  return {
    isPaused,
    isOver: () => pauses === 0,
    note() {
      failures += 1;
      if (failures < 2 || isPaused()) return;
      const millis = SHORTEST_PAUSE_MILLIS * 2 ** pauses;
      pauses += 1;
      pausedUntil = clock().getTime() + Math.min(millis, LONGEST_PAUSE_MILLIS);
    },
    end() {
      failures = 0;
      pauses = 0;
      pausedUntil = 0;
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
