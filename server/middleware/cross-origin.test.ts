import { afterAll, beforeAll, expect, it } from "vitest";
import { startApp, testConfig, type TestApp } from "../testing/start-app.ts";

const corsOrigin = "https://static.example";
const preflight = {
  method: "OPTIONS",
  headers: {
    Origin: corsOrigin,
    "Access-Control-Request-Method": "POST",
    "Access-Control-Request-Headers": "content-type,idempotency-key",
  },
};

let open: TestApp;
let closed: TestApp;
beforeAll(async () => {
  open = await startApp({ config: { ...testConfig, corsOrigin } });
  closed = await startApp();
});
afterAll(async () => {
  await open.close();
  await closed.close();
});

it("allows calls from one origin, and names it whoever asks", async () => {
  const { status, headers } = await open.get("/api/newsletter", preflight);
  expect(status).toBe(204);
  expect(headers.get("access-control-allow-origin")).toBe(corsOrigin);
  expect(headers.get("access-control-allow-credentials")).toBe("true");
  expect(headers.get("access-control-allow-headers")).toContain(
    "Idempotency-Key",
  );
  // The third reply comes from the cache.
  for (let time = 0; time < 3; time += 1) {
    const reply = await open.get("/api/blog", {
      headers: { Origin: "https://evil.example" },
    });
    expect(reply.headers.get("access-control-allow-origin")).toBe(corsOrigin);
  }
});

it("keeps pages to their own origin", async () => {
  const { headers } = await open.get("/");
  expect(headers.has("access-control-allow-origin")).toBe(false);
});

it("allows nothing if no origin is set", async () => {
  const { status, headers } = await closed.get("/api/blog", preflight);
  expect(status).toBe(405);
  expect(headers.has("access-control-allow-origin")).toBe(false);
});
