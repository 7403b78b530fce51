import type { Log } from "../../log.ts";
import type { Delivery } from "./deliver-mail.ts";

const POLL_MILLIS = 5_000;

/** Delivery in the background. */
export interface RunningDelivery {
  /** Checks the outbox at once, because a mail was added. */
  wake(): void;
  /** Resolves after the current mail. */
  close(): Promise<void>;
}

/** Delivers at every `wake` and every few seconds. Database failures are logged and retried. */
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
