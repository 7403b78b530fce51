import { describe, expect, it } from "vitest";
import { createLogWriter } from "./log-writer.ts";

function fail(code: string): never {
  throw Object.assign(new Error(code), { code });
}

/** A fake descriptor that accepts `room` bytes and is then busy. */
function createOutput(room = Infinity) {
  const state = { room, text: "", calls: 0, error: "EAGAIN" };
  const write = (_fd: number, bytes: Uint8Array) => {
    state.calls += 1;
    const taken = Math.min(state.room, bytes.length);
    if (taken === 0) fail(state.error);
    state.room -= taken;
    state.text += Buffer.from(bytes.subarray(0, taken)).toString("latin1");
    return taken;
  };
  const output = { fd: 1, write: () => fail("not this way") };
  const writer = createLogWriter(output, (lost) => `${lost} lost\n`, write);
  return { state, writer };
}

const line = (length: number) => `${"x".repeat(length - 1)}\n`;

describe("createLogWriter", () => {
  it("writes many lines at once", () => {
    const { state, writer } = createOutput();
    for (let at = 0; at < 100; at += 1) writer.write(`${at}\n`);
    expect(state.calls).toBe(0);
    writer.flush();
    expect(state.calls).toBe(1);
    expect(state.text.split("\n")).toHaveLength(101);
    expect(state.text.startsWith("0\n1\n2\n")).toBe(true);
  });

  it("writes by itself after a while", async () => {
    const { state, writer } = createOutput();
    writer.write("a\n");
    const { promise, resolve } = Promise.withResolvers<void>();
    const check = setInterval(() => state.text === "a\n" && resolve(), 1);
    await promise;
    clearInterval(check);
    expect(state.calls).toBe(1);
  });

  it("writes at once when a lot is waiting", () => {
    const { state, writer } = createOutput();
    for (let at = 0; at < 65; at += 1) writer.write(line(1024));
    expect(state.text).toHaveLength(64 * 1024);
  });

  it("writes each line at once before the process ends", () => {
    const { state, writer } = createOutput();
    writer.write("a\n");
    writer.writeThrough();
    expect(state.text).toBe("a\n");
    writer.write("b\n");
    expect(state.text).toBe("a\nb\n");
  });

  it("keeps the lines that a slow reader does not take, in their order", () => {
    const { state, writer } = createOutput(5);
    writer.writeThrough();
    for (const text of ["one\n", "two\n", "three\n"]) writer.write(text);
    expect(state.text).toBe("one\nt");
    state.room = Infinity;
    writer.flush();
    expect(state.text).toBe("one\ntwo\nthree\n");
  });

  it("drops lines when too many are waiting, and says how many", () => {
    const { state, writer } = createOutput(0);
    const megabyte = line(1024 * 1024);
    for (let at = 0; at < 20; at += 1) writer.write(megabyte);
    state.room = Infinity;
    writer.flush();
    const lines = state.text.split("\n").length - 2;
    expect(state.text.endsWith(`${20 - lines} lost\n`)).toBe(true);
    expect(lines).toBeLessThan(12);
    writer.write("next\n");
    writer.flush();
    expect(state.text.endsWith("lost\nnext\n")).toBe(true);
  });

  it("gives up at its end if nobody reads", () => {
    const { state, writer } = createOutput(0);
    writer.write("a\n");
    writer.flush();
    expect(state.text).toBe("");
    expect(state.calls).toBeGreaterThan(10);
  });

  it.each(["EPIPE", "ENOSPC"])("continues after %s", (code) => {
    const { state, writer } = createOutput(0);
    state.error = code;
    writer.write("lost\n");
    writer.flush();
    state.room = Infinity;
    writer.write("next\n");
    writer.flush();
    expect(state.text).toBe("next\n");
  });
});
