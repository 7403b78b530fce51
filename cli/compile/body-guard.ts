import { workerData } from "node:worker_threads";

/** The processor time that one text may take. Unlike time on the clock, it does not depend on how busy the machine is. */
const LIMIT_S = 10;
/** Includes the native parser's memory, which V8 does not count. */
const LIMIT_MB = 500;
const WATCH_MS = 50;

/** Odd while a text is being compiled. */
const turn: Int32Array = workerData;
let seen = 0;
let before = measure();

// In a thread of its own, because the other one does nothing else while it compiles.
setInterval(() => {
  const current = Atomics.load(turn, 0);
  const usage = measure();
  if (current !== seen || current % 2 === 0) {
    seen = current;
    before = usage;
    return;
  }
  const seconds = usage.seconds - before.seconds;
  const megabytes = usage.megabytes - before.megabytes;
  if (seconds > LIMIT_S || megabytes > LIMIT_MB)
    process.kill(process.pid, "SIGKILL");
}, WATCH_MS);

/** What this process has used. */
function measure() {
  const { system, user } = process.cpuUsage();
  const megabytes = process.memoryUsage.rss() / 1_000_000;
  return { seconds: (user + system) / 1_000_000, megabytes };
}
