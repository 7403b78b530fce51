import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runMeasured, runProgram } from "./run-measured.ts";

const env = { PATH: process.env["PATH"] };
/** Runs until the process has used the given milliseconds of processor time. */
const SPIN = `
  const used = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };
  const spin = (ms) => { while (used() < ms) for (let i = 0; i < 1e6; i++); };
`;

describe("the measured usage", () => {
  let cwd = "";
  const script = async (text: string) => {
    const path = join(cwd, "script.mjs");
    await writeFile(path, text);
    return path;
  };
  beforeAll(async () => {
    cwd = await mkdtemp(join(tmpdir(), "northlark-bench-test-"));
  });
  afterAll(() => rm(cwd, { recursive: true, force: true }));

  it("counts the work of threads once", async () => {
    const path = await script(
      `import { isMainThread, Worker } from "node:worker_threads";
       ${SPIN}
       if (isMainThread) new Worker(new URL(import.meta.url));
       else spin(1000);`,
    );
    const { cpuMs } = await runMeasured({ script: path, args: [], cwd, env });
    expect(cpuMs).toBeGreaterThan(1000);
    expect(cpuMs).toBeLessThan(1900);
  });

  it("includes the work of child processes", async () => {
    const path = await script(
      `import { spawn } from "node:child_process";
       ${SPIN}
       if (process.argv[2] === "child") spin(400);
       else { spin(400); spawn(process.execPath, [import.meta.filename, "child"]); }`,
    );
    const { cpuMs } = await runMeasured({ script: path, args: [], cwd, env });
    expect(cpuMs).toBeGreaterThan(800);
  });

  it("is also measured for programs other than Node", async () => {
    const path = await script(`${SPIN} spin(400);`);
    const program = process.execPath;
    const measured = await runProgram({ program, args: [path], cwd, env });
    expect(measured.cpuMs).toBeGreaterThan(400);
    expect(measured.cpuMs).toBeLessThan(800);
    expect(measured.wallMs).toBeGreaterThan(400);
  });

  it.runIf(process.platform === "linux")(
    "includes the peak memory",
    async () => {
      const path = await script(`${SPIN} spin(200);`);
      const program = process.execPath;
      const { peakMb } = await runProgram({ program, args: [path], cwd, env });
      expect(peakMb).toBeGreaterThan(20);
    },
  );

  it("is replaced by an error with the last output if the program fails", async () => {
    const args = ["-c", "echo because >&2; exit 3"];
    await expect(
      runProgram({ program: "bash", args, cwd, env }),
    ).rejects.toThrow(/ended with 3:\nbecause/u);
  });
});
