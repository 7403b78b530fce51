import type { Log } from "../../log.ts";
import type { Delivery } from "./deliver-mail.ts";

const POLL_MILLIS = 5_000;

/** Delivery that runs by itself. */
export interface RunningDelivery {
  /** Looks at once: something was put into the outbox. */
  wake(): void;
  /** Ends after the mail that is under way. */
  close(): Promise<void>;
}

/** Delivers at every wake and every few seconds. A failure of the database is logged and tried again. */
export function runDelivery(
  delivery: Delivery,
  log: Pick<Log, "error">,
): RunningDelivery {
  let running: Promise<void> | undefined;
  let isWanted = false;

  async function run(): Promise<void> {
    while (isWanted) {
      isWanted = false;
      await delivery
        .deliverDue()
        .catch((error: unknown) => log.error("mail is held up", { error }));
    }
  }

  function wake(): void {
    isWanted = true;
    running ??= run().finally(() => {
      running = undefined;
    });
  }

  const timer = setInterval(wake, POLL_MILLIS).unref();
  return {
    wake,
    async close() {
      clearInterval(timer);
      delivery.stop();
      await running;
    },
  };
}
