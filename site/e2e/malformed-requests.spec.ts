import { expect, test } from "@playwright/test";
import { sample } from "fast-check";
import {
  startLoggedServer,
  type LoggedServer,
} from "./malformed/logged-server.ts";
import {
  malformedRequest,
  type MalformedRequest,
} from "./malformed/requests.ts";
import { sendBytes } from "./malformed/send-bytes.ts";

/** For a longer run: `FUZZ_ROUNDS=100000 npx playwright test malformed-requests`. */
const ROUNDS = Number(process.env["FUZZ_ROUNDS"] ?? 3000);
const SEED = Number(process.env["FUZZ_SEED"] ?? 20_261_123);
const AT_ONCE = 50;
/** The maximum growth of memory after the first quarter of the requests, for caches. */
const MAX_GROWTH = 64 * 1024 * 1024;

const STACK = /(?:\n|\\n) +at |node:internal|\/server\/[\w/-]+\.ts/u;
/** 501 and 505 are correct replies to some requests. */
const FAILED = /HTTP\/1\.1 5(?!01|05)\d\d /u;
const LOGGED_FAILURE = /"level":"error"|"status":5(?!01|05)\d\d|"stack"/u;

/** The value of one line of /metrics. */
async function readMetric(port: number, name: string): Promise<number> {
  const reply = await fetch(`http://127.0.0.1:${port}/metrics`);
  const line = new RegExp(`^${name} (\\S+)$`, "mu").exec(await reply.text());
  return Number(line?.[1]);
}

/** Finds wrong replies to a batch: each request with its reply, and log lines. */
async function sendBatch(
  { port, takeLog }: LoggedServer,
  requests: readonly MalformedRequest[],
): Promise<string[]> {
  const replies = await Promise.all(
    requests.map(async (request) => {
      const reply = await sendBytes(port, request);
      const isWrong = FAILED.test(reply) || STACK.test(reply);
      const sent = request.bytes.toString("latin1").slice(0, 500);
      return isWrong ? [`${JSON.stringify(sent)}: ${reply}`] : [];
    }),
  );
  const logged = takeLog().filter((line) => LOGGED_FAILURE.test(line));
  return [...replies.flat(), ...logged];
}

async function sendMalformed(
  server: LoggedServer,
  numRuns: number,
  seed: number,
): Promise<void> {
  for (let sent = 0; sent < numRuns; sent += AT_ONCE) {
    const batch = { numRuns: AT_ONCE, seed: seed + sent };
    const requests = sample(malformedRequest, batch);
    expect(await sendBatch(server, requests), `seed ${batch.seed}`).toEqual([]);
  }
}

for (const separator of ["%E2%80%A8", "%E2%80%A9", "%C2%85", "%E2%80%AE"])
  test(`Visitors get no failure at an address with ${separator}`, async ({
    request,
  }) => {
    for (const folder of ["/", "/blog/", "/documentation/"]) {
      const reply = await request.get(`${folder}${separator}x`);
      expect([400, 404]).toContain(reply.status());
    }
  });

test("No malformed request fails the server, shows a stack, or makes it grow", async () => {
  test.setTimeout(60_000 + ROUNDS * 60);
  const server = await startLoggedServer({ RATE_LIMIT_FORMS: "0" });
  const memory = () => readMetric(server.port, "process_resident_memory_bytes");
  try {
    await sendMalformed(server, ROUNDS / 4, SEED);
    const before = await memory();
    await sendMalformed(server, (ROUNDS * 3) / 4, SEED + ROUNDS);
    const after = await memory();
    test.info().annotations.push({
      type: "memory",
      description: `${Math.round(before / 2 ** 20)} MB, then ${Math.round(after / 2 ** 20)} MB`,
    });
    expect(after - before).toBeLessThan(MAX_GROWTH);
  } finally {
    expect(await server.stop()).toBe(0);
  }
});
