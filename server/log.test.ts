import { describe, expect, it } from "vitest";
import { createLog, type LogLevel } from "./log.ts";

function capture(level: LogLevel, isTTY = false) {
  const written: string[] = [];
  const stream = { isTTY, write: (text: string) => written.push(text) };
  const log = createLog({
    stream,
    level,
    clock: () => new Date("2026-06-01T00:00:00Z"),
  });
  return { written, log };
}

describe("createLog", () => {
  it("writes one line of JSON for each event", () => {
    const { written, log } = capture("info");
    log.info("request", { path: "/a\nb", status: 200 });
    expect(written).toHaveLength(1);
    expect(JSON.parse(written[0] ?? "")).toEqual({
      time: "2026-06-01T00:00:00.000Z",
      level: "info",
      message: "request",
      path: "/a\nb",
      status: 200,
    });
    expect(written[0]?.trimEnd()).not.toContain("\n");
  });

  it("drops events below its level", () => {
    const { written, log } = capture("warn");
    log.info("no");
    log.warn("yes");
    expect(written).toHaveLength(1);
  });

  it("writes nothing at the level silent", () => {
    const { written, log } = capture("silent");
    log.error("no");
    expect(written).toEqual([]);
  });

  it("logs an error with its cause and no other property of it", () => {
    const { written, log } = capture("info");
    const error = Object.assign(
      new Error("outer", { cause: new Error("inner") }),
      {
        body: "hunter2",
      },
    );
    log.error("failed", { error });
    expect(JSON.parse(written[0] ?? "")).toMatchObject({
      error: { message: "outer", cause: { message: "inner" } },
    });
    expect(written[0]).not.toContain("hunter2");
  });

  it("replaces control characters of fields on a terminal", () => {
    const { written, log } = capture("info", true);
    log.info("request", { path: "/\u001b[2J\u009b1m" });
    expect(written[0]).toBe("info  request path=/?[2J?1m\n");
  });
});
