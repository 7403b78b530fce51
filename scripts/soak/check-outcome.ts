import type { Instance, Memory } from "./instance.ts";
import type { Seen } from "./visitors.ts";

export interface Check {
  name: string;
  passed: boolean;
  detail: string;
}

/** How much memory may grow from the middle to the last third of the time without restarts, as a fraction. */
const MAX_GROWTH = 0.1;

function median(samples: readonly Memory[]): number {
  const sorted = samples
    .map(({ megabytes }) => megabytes)
    .toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Memory is flat when it no longer grows once the caches are full: the first third of the time fills them. */
function checkMemory(samples: readonly Memory[], name: string): Check {
  // Each restart starts a new series.
  const own = samples.filter(({ pid }) => pid === samples.at(-1)?.pid);
  const third = Math.ceil(own.length / 3);
  const first = median(own.slice(0, third));
  const middle = median(own.slice(third, -third));
  const last = median(own.slice(-third));
  return {
    name: `memory of ${name} is flat`,
    passed: last <= middle * (1 + MAX_GROWTH),
    detail: `${[first, middle, last].map(Math.round).join(", ")} MB in each third of ${own.length} s without a restart`,
  };
}

/** Checks how often the inbox has each accepted form. @param records lines of `inbox export all` */
function checkSubmissions(seen: Seen, records: readonly string[]): Check {
  const counts = new Map<string, number>();
  for (const line of records) {
    const { kind, email } = JSON.parse(line);
    const name = `${kind} ${email}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const wrong = [...seen.accepted].filter(
    ([email, kind]) => counts.get(`${kind} ${email}`) !== 1,
  );
  const twice = [...counts].filter(([, count]) => count !== 1);
  return {
    name: "each accepted form is stored once",
    passed: wrong.length === 0 && twice.length === 0 && seen.accepted.size > 0,
    detail: `${seen.accepted.size} accepted, ${records.length} stored${[
      ...wrong,
      ...twice,
    ]
      .slice(0, 5)
      .map((each) => `; ${each.join(" ")}`)
      .join("")}`,
  };
}

interface Outcome {
  seen: Seen;
  instances: readonly Instance[];
  /** Samples of each instance, one per second, after the last disruption. */
  memory: readonly (readonly Memory[])[];
  records: readonly string[];
}

export function checkOutcome({
  seen,
  instances,
  memory,
  records,
}: Outcome): Check[] {
  const errors = instances.flatMap((instance) => instance.failures());
  return [
    {
      name: "no request failed that a visitor sees",
      passed: seen.failed === 0,
      detail: `${seen.failed} of ${seen.sent}`,
    },
    {
      name: "each refused form came with a hint to retry",
      passed: seen.refusedSilently.length === 0,
      detail: `${seen.toldToRetry} told, ${seen.refusedSilently.length} not${seen.refusedSilently
        .slice(0, 5)
        .map((each) => `; ${each}`)
        .join("")}`,
    },
    checkSubmissions(seen, records),
    ...memory.map((samples, at) => checkMemory(samples, `instance ${at + 1}`)),
    {
      name: "the logs have no unexpected error",
      passed: errors.length === 0,
      detail: errors[0]?.slice(0, 300) ?? `${errors.length}`,
    },
  ];
}
