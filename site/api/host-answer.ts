import { waitForHost } from "./wait-for-host.ts";

const MAX_WAIT_MS = 8_000;

let known: { address: string; answers: Promise<boolean> } | undefined;

/** Whether the host of a file answers within 8 s. The result for the last address is kept. */
export function hostAnswers(address: string): Promise<boolean> {
  if (known?.address !== address)
    known = { address, answers: waitForHost(address, MAX_WAIT_MS) };
  return known.answers;
}
