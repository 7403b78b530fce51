import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { parse } from "yaml";
import * as z from "zod/mini";
import { startApp, type TestApp } from "../server/testing/start-app.ts";

const folder = join(import.meta.dirname, "../deploy/monitoring");
const rules = z
  .object({
    groups: z.array(
      z.object({
        rules: z.array(
          z.object({
            alert: z.string(),
            expr: z.string(),
            labels: z.object({ severity: z.enum(["page", "ticket"]) }),
            annotations: z.object({ summary: z.string(), action: z.string() }),
          }),
        ),
      }),
    ),
  })
  .parse(parse(readFileSync(join(folder, "alerts.yml"), "utf8")))
  .groups.flatMap(({ rules }) => rules);
const panels = z
  .object({
    panels: z.array(
      z.object({
        title: z.string(),
        targets: z.array(z.object({ expr: z.string() })),
      }),
    ),
  })
  .parse(
    JSON.parse(readFileSync(join(folder, "dashboard.json"), "utf8")),
  ).panels;

/** The metrics of a PromQL expression: names that are not functions, keywords or labels. */
function findMetrics(expr: string): string[] {
  const bare = expr
    .replaceAll(/"[^"]*"|'[^']*'|\{[^}]*\}|\[[^\]]*\]/gu, " ")
    .replaceAll(/\b(?:by|without|on|ignoring)\s*\([^)]*\)/gu, " ");
  return [...bare.matchAll(/\b[a-z_]\w+\b(?!\s*\()/gu)]
    .map(([name]) => name)
    .filter((name) => !["by", "or", "and", "unless", "up"].includes(name));
}

const nameOf = (comment: string) => comment.split(" ")[2];

let app: TestApp;
let metrics = "";
beforeAll(async () => {
  app = await startApp({
    inboxHealth: async () => ({
      ok: true,
      mail: { waiting: 0, oldestSeconds: 0, dead: 0 },
    }),
    connections: () => ({ open: 1, max: 2, refused: 0 }),
  });
  for (const path of ["/", "/nowhere"]) await (await app.get(path)).text();
  // A request is counted when its connection is done with it, which may be after the client has all of it.
  await vi.waitFor(
    async () => {
      metrics = await (await app.get("/metrics")).text();
      if (!metrics.includes('{route="other",status="4xx"} 1'))
        throw new Error("The second request is not counted yet.");
    },
    { timeout: 60_000 },
  );
});
afterAll(() => app.close());

test("uses only metrics that /metrics has", () => {
  const known = new Set(
    [...metrics.matchAll(/^# TYPE (\w+) (\w+)$/gmu)].flatMap(
      ([, name = "", type]) =>
        type === "histogram"
          ? [`${name}_bucket`, `${name}_sum`, `${name}_count`]
          : [name],
    ),
  );
  const asked = [
    ...rules.map(({ alert, expr }) => ({ by: alert, expr })),
    ...panels.flatMap(({ title, targets }) =>
      targets.map(({ expr }) => ({ by: title, expr })),
    ),
  ].flatMap(({ by, expr }) => findMetrics(expr).map((name) => ({ by, name })));
  expect(asked.length).toBeGreaterThan(30);
  expect(asked.filter(({ name }) => !known.has(name))).toEqual([]);
});

test("writes each metric once, with its help, its type and well formed samples", () => {
  const lines = metrics.split("\n").filter((line) => line !== "");
  const types = lines.filter((line) => line.startsWith("# TYPE "));
  const helps = lines.filter((line) => line.startsWith("# HELP "));
  expect(helps.map(nameOf)).toEqual(types.map(nameOf));
  expect(new Set(types.map(nameOf)).size).toBe(types.length);
  expect(
    types.filter(
      (line) => !/ [a-z_\d]+ (?:counter|gauge|histogram|summary)$/u.test(line),
    ),
  ).toEqual([]);
  const counters = types.filter((line) => line.endsWith(" counter"));
  expect(counters.filter((line) => !line.includes("_total "))).toEqual([]);
  const samples = lines.filter((line) => !line.startsWith("#"));
  // A gauge without measurements yet, such as the delay of a young event loop, is NaN. The client writes Nan, and
  // Prometheus reads it in any case.
  const sample =
    /^[a-z_\d]+(?:\{[a-z_]+="(?:[^"\\\n]|\\["\\n])*"(?:,[a-z_]+="(?:[^"\\\n]|\\["\\n])*")*\})? (?:-?[\d.]+(?:e[+-]?\d+)?|Na[Nn]|[+-]Inf)$/u;
  expect(samples.filter((line) => !sample.test(line))).toEqual([]);
});

test("counts durations up to the last bucket of each route", () => {
  const buckets = [
    ...metrics.matchAll(
      /^http_request_duration_seconds_bucket\{le="[^"]+",route="([^"]+)"\} (\d+)$/gmu,
    ),
  ].map(([, route, count]) => ({ route, count: Number(count) }));
  const routes = Map.groupBy(buckets, ({ route }) => route);
  for (const route of ["/", "other"]) {
    const counted = routes.get(route) ?? [];
    const counts = counted.map(({ count }) => count);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect(counts.at(-1)).toBe(1);
  }
});
