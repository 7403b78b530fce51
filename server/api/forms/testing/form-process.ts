import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { InboxPlace } from "../../../inbox/testing/inbox-places.ts";

const script = fileURLToPath(new URL("serve-forms.ts", import.meta.url));

/** A separate server process that the test can kill. */
export interface FormProcess {
  child: ChildProcess;
  origin: string;
  /** Moves its clock past the end of all mail leases. */
  skipLease(): void;
}

interface ProcessOptions {
  mailUrl?: string;
  rateLimit?: number;
}

export async function startFormProcess(
  { dataDir, databaseUrl = "" }: InboxPlace,
  { mailUrl = "", rateLimit = 0 }: ProcessOptions = {},
): Promise<FormProcess> {
  const child = spawn(
    process.execPath,
    [script, dataDir, mailUrl, databaseUrl, `${rateLimit}`],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  const [origin] = await once(createInterface({ input: child.stdout }), "line");
  const skipLease = () => void child.kill("SIGUSR2");
  return { child, origin: String(origin), skipLease };
}

/** Kills a process immediately, like a power failure. */
export async function killProcess({ child }: FormProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
}
