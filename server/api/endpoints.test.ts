import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { failureReply } from "#contract";
import { startApp, testConfig, type TestApp } from "../testing/start-app.ts";
import { endpoints, formContracts } from "./endpoints.ts";

const contracts = [
  ...endpoints.map(({ contract }) => contract),
  ...formContracts,
];
const paths = [...new Set(contracts.map(({ path }) => path))];

let app: TestApp;
beforeAll(async () => {
  app = await startApp({
    config: { ...testConfig, contentWriteToken: "a token of some length" },
  });
});
afterAll(() => app.close());

describe("every endpoint of the list", () => {
  it.each(paths)(
    "answers 405 to other methods of %s and lists the allowed ones",
    async (path) => {
      const methods = contracts
        .filter((contract) => contract.path === path)
        .map(({ method }) => method);
      const address = path.replaceAll(/:\w+/gu, "some-slug");
      const response = await app.get(address, { method: "PATCH" });
      const reply = failureReply.parse(await response.json());
      expect([response.status, reply.code]).toEqual([
        405,
        "method_not_allowed",
      ]);
      const allowed = response.headers.get("allow")?.split(", ") ?? [];
      expect(allowed).toEqual(expect.arrayContaining(methods));
      expect(allowed).not.toContain("PATCH");
    },
  );

  it("is listed once, with a path below /api", () => {
    const calls = contracts.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(calls).size).toBe(calls.length);
    for (const path of paths) expect(path).toMatch(/^\/api\//u);
  });
});
