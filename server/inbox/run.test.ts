import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { run } from "./run.ts";
import { submissionFields, type NewSubmission } from "./submission.ts";
import { InboxPlaces, type InboxPlace } from "./testing/inbox-places.ts";

const clock = () => new Date("2026-11-21T10:10:00Z");

const runShell = (line: string) =>
  promisify(execFile)("bash", ["-o", "pipefail", "-c", line]);

/** Runs one command in this process. */
async function inbox(argv: string[], env: Record<string, string> = {}) {
  const stdout = new PassThrough();
  const stderr = new PassThrough();
  const printed = Promise.all([text(stdout), text(stderr)]);
  const code = await run({ argv, cwd: "/", stdout, stderr, env, clock });
  stdout.end();
  stderr.end();
  const [out, err] = await printed;
  return { code, out, err };
}

function parseLines(out: string): unknown[] {
  return out
    .trimEnd()
    .split("\n")
    .map((line): unknown => JSON.parse(line));
}

const screening = { score: 1, quarantined: false, signals: ["no-token"] };
const message: NewSubmission = {
  kind: "contact",
  email: "ada@example.com",
  fields: { name: "=Ada", subject: "A, b", message: 'One\n"two"' },
  screening,
};

describe.each(["SQLite", "PostgreSQL"] as const)("inbox on %s", (kind) => {
  const places = new InboxPlaces(kind);
  let env: Record<string, string>;
  let place: InboxPlace;
  beforeAll(async () => {
    place = await places.create();
    env = place.databaseUrl
      ? { DATABASE_URL: place.databaseUrl }
      : { DATA_DIR: place.dataDir };
    // The inbox stays open, because staff read while the server runs.
    let minute = 2;
    const clock = () => new Date(Date.UTC(2026, 10, 21, 10, minute));
    const open = await places.open(place, clock);
    await open.record(message, { reply: "ok" });
    minute = 3;
    await open.record(
      {
        kind: "newsletter",
        email: "bob@example.com",
        fields: { source: "home" },
        screening,
      },
      { reply: "ok" },
    );
    minute = 4;
    await open.record(
      {
        kind: "newsletter",
        email: "bot@example.com",
        fields: {},
        screening: { ...screening, quarantined: true },
      },
      { reply: "ok" },
    );
  });
  afterAll(() => places.remove());

  test("lists the newest first as a table", async () => {
    const { code, out } = await inbox(["list"], env);
    expect(code).toBe(0);
    expect(
      out
        .trimEnd()
        .split("\n")
        .map((line) => line.slice(38)),
    ).toEqual([
      "RECEIVED (UTC)    KIND        EMAIL            STATE        ABOUT",
      "2026-11-21 10:04  newsletter  bot@example.com  quarantined",
      "2026-11-21 10:03  newsletter  bob@example.com  pending      home",
      "2026-11-21 10:02  contact     ada@example.com  received     A, b",
    ]);
  });

  test("lists as many of one kind as asked for", async () => {
    const { out } = await inbox(
      ["list", "--kind", "newsletter", "--limit", "1", "--json"],
      env,
    );
    expect(JSON.parse(out)).toEqual([
      expect.objectContaining({ email: "bot@example.com", quarantined: true }),
    ]);
  });

  test("exports one JSON record a line, oldest first", async () => {
    const { code, out } = await inbox(["export", "all"], env);
    expect(code).toBe(0);
    const id = expect.any(String);
    expect(parseLines(out)).toEqual([
      {
        id,
        kind: "contact",
        createdAt: "2026-11-21T10:02:00.000Z",
        email: "ada@example.com",
        ...message.fields,
        quarantined: false,
      },
      expect.objectContaining({ id, source: "home", state: "pending" }),
      expect.objectContaining({ id, quarantined: true }),
    ]);
  });

  test("exports CSV with a header and without formulas", async () => {
    const { out } = await inbox(["export", "contact", "--format", "csv"], env);
    const [header, ...rest] = out.split("\n");
    const names = ["id", "kind", "createdAt", "email"];
    expect(header?.split(",")).toEqual([
      ...names,
      ...submissionFields.contact,
      "quarantined",
    ]);
    const row = rest.join("\n");
    expect(row.slice(36)).toMatch(
      /^,contact,2026-11-21T10:02:00\.000Z,ada@example\.com,"'=Ada",/,
    );
    expect(row).toContain(`,"A, b",`);
    expect(row).toContain(`,"One\n""two""",`);
  });

  test("shows all fields of one submission", async () => {
    const [first] = parseLines((await inbox(["export", "contact"], env)).out);
    const { id } = Object(first);
    const { code, out } = await inbox(["show", String(id)], env);
    expect(code).toBe(0);
    expect(out).toContain("subject:     A, b\n");
    expect(out).toMatch(/\n\nOne\n"two"\n$/);
  });

  test("ends with 1 when there is no such submission", async () => {
    const { code, out, err } = await inbox(["show", "none"], env);
    expect([code, out]).toEqual([1, ""]);
    expect(err).toContain('There is no submission with the id "none".');
  });

  test("counts the submissions", async () => {
    const { code, out } = await inbox(["stats"], env);
    expect(code).toBe(0);
    expect(out.replaceAll(/ +/g, " ").split("\n").slice(1)).toEqual([
      "contact 1 0 - - - 2026-11-21 10:02",
      "newsletter 2 1 1 0 0 2026-11-21 10:04",
      "",
      "MAIL WAITING SENT GIVEN UP OLDEST WAITING (UTC)",
      " 2 0 0 2026-11-21 10:02",
      "",
    ]);
  });

  test("says that a database without tables has no inbox, and creates no tables", async () => {
    const empty = await places.create();
    const { code, err } = await inbox(
      ["list"],
      empty.databaseUrl
        ? { DATABASE_URL: empty.databaseUrl }
        : { DATA_DIR: empty.dataDir },
    );
    expect(code).toBe(2);
    expect(err).toMatch(/^error: (There is no inbox|The database holds no)/);
    expect(existsSync(empty.dataDir)).toBe(false);
  });
});

describe("inbox", () => {
  test.each([
    ["an unknown command", ["sned"]],
    ["an unknown kind", ["list", "--kind", "spam"]],
    ["a limit that is none", ["list", "--limit", "0"]],
    ["an unknown format", ["export", "all", "--format", "xml"]],
    ["no kind to export", ["export"]],
    ["a database address of another kind", ["list"]],
  ])("ends with 2 and one sentence for %s", async (_what, argv) => {
    const { code, out, err } = await inbox(argv, { DATABASE_URL: "mysql://x" });
    expect([code, out]).toEqual([2, ""]);
    expect(err).toMatch(/^error: .+\n/);
    expect(err).not.toContain("    at ");
  });

  test("prefers the named folder to DATABASE_URL", async () => {
    const { code, err } = await inbox(["list", "--data", "none"], {
      DATABASE_URL: "postgres://127.0.0.1:1/x",
    });
    expect(code).toBe(2);
    expect(err).toContain("There is no inbox at /none/northlark.sqlite.");
  });

  test("says that a database cannot be reached", async () => {
    const { code, err } = await inbox(["stats"], {
      DATABASE_URL: "postgres://127.0.0.1:1/x",
    });
    expect(code).toBe(2);
    expect(err).toMatch(/^error: The database cannot be used: .+\n.+\n$/);
  });

  test.each(["list", "show", "export", "erase", "redrive", "stats", "backup"])(
    "has an example in the help of %s",
    async (command) => {
      const { code, out } = await inbox([command, "--help"]);
      expect(code).toBe(0);
      expect(out).toContain(`Example: inbox ${command}`);
    },
  );

  test.skipIf(process.platform !== "linux")(
    "fails when its output cannot be written, and not when its reader has gone",
    async () => {
      const places = new InboxPlaces("SQLite");
      const place = await places.create();
      const open = await places.open(place);
      for (let n = 0; n < 300; n += 1)
        await open.record(
          { ...message, fields: { message: "x".repeat(1000) } },
          { reply: "ok" },
        );
      const bin = fileURLToPath(new URL("bin.ts", import.meta.url));
      const command = `"${process.execPath}" "${bin}" export all --data "${place.dataDir}"`;
      await expect(runShell(`${command} > /dev/full`)).rejects.toMatchObject({
        code: 2,
        stderr: expect.stringContaining("could not be written"),
      });
      await runShell(`${command} | head -n 1`);
      await places.remove();
    },
  );

  test("runs from its file", async () => {
    const bin = fileURLToPath(new URL("bin.ts", import.meta.url));
    const failure = promisify(execFile)(process.execPath, [
      bin,
      "list",
      "--data",
      "/none",
    ]);
    await expect(failure).rejects.toMatchObject({
      code: 2,
      stdout: "",
      stderr: expect.stringContaining("There is no inbox"),
    });
  });
});
