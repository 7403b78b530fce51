import { spawn } from "node:child_process";
import { readdir, readFile, rm } from "node:fs/promises";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { createWorkspace } from "../../proof/testing/create-workspace.ts";
import { post, SAMPLE, secondPost } from "../../proof/testing/sample-files.ts";
import { startClient } from "../../proof/testing/start-client.ts";

const FILE = "content/blog/second-post.md";
const FIRST = "content/blog/first-post.md";

const frame = (body: string) =>
  `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;

test("works correctly after invalid messages", async () => {
  const workspace = await createWorkspace(SAMPLE);
  const client = await startClient(workspace.dir);
  const broken = [
    frame("{not json"),
    frame("null"),
    frame("[]"),
    frame('"text"'),
    frame('{"jsonrpc":"2.0","id":900}'),
    frame('{"jsonrpc":"2.0","method":7,"id":901}'),
    frame('{"jsonrpc":"2.0","method":"textDocument/didChange"}'),
    frame(
      '{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":5}}}',
    ),
    frame(
      '{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":"file:///nowhere.md"},"contentChanges":[{"range":{},"text":3}]}}',
    ),
    frame('{"jsonrpc":"2.0","method":"$/unknown","params":{}}'),
    "Content-Length: none\r\n\r\n{}",
    "Content-Length: -5\r\n\r\n",
    "Content-Length: 999999999999\r\n\r\n",
    "Content-Type: x\r\n\r\n{}",
    "GET / HTTP/1.1\r\nHost: x\r\n\r\n",
    Buffer.from([0xff, 0xfe, 0x00, 0x0d, 0x0a]),
  ];
  client.open(FILE, secondPost({}, "[a](/blog/none)\n"));
  for (const bytes of broken) {
    client.write(bytes);
    client.change(
      FILE,
      secondPost(
        { title: `T${String(bytes).length} and more words` },
        "[a](/blog/none)\n",
      ),
    );
    const [problem] = await client.problemsOf(FILE);
    expect(problem?.code).toBe("link/missing");
  }
  await expect(client.ask("textDocument/none", {})).rejects.toThrow(
    "Unhandled method",
  );
  await expect(client.ask("textDocument/hover", {})).rejects.toThrow(
    "`textDocument`",
  );
  await expect(
    client.ask("textDocument/hover", {
      textDocument: { uri: client.uriOf(FILE) },
    }),
  ).rejects.toThrow("position");
});

test("ignores documents that are not files of the content", async () => {
  const workspace = await createWorkspace(SAMPLE);
  const client = await startClient(workspace.dir);
  const position = { line: 0, character: 0 };
  for (const uri of [
    "untitled:Untitled-1",
    "git:/a/b.md?x",
    "file://host/share/a.md",
    "not a uri",
    client.uriOf("README.md"),
    client.uriOf("../a.md"),
    "file:///%00.md",
  ]) {
    const textDocument = {
      uri,
      languageId: "markdown",
      version: 1,
      text: "[a](/none)",
    };
    void client.connection.sendNotification("textDocument/didOpen", {
      textDocument,
    });
    for (const method of [
      "hover",
      "completion",
      "definition",
      "formatting",
      "documentSymbol",
      "documentLink",
      "prepareRename",
    ])
      expect(
        await client.ask(`textDocument/${method}`, {
          textDocument: { uri },
          position,
        }),
      ).toBeNull();
  }
  expect([...client.problems().keys()]).toEqual([client.uriOf("content")]);
});

test("notices files that are added, changed or removed on disk, and prefers the editor's text of open ones", async () => {
  const workspace = await createWorkspace({
    ...SAMPLE,
    [FILE]: secondPost({}, "[a](/blog/first-post)\n"),
  });
  const client = await startClient(workspace.dir);
  const codes = async () =>
    (await client.problemsOf(FILE)).map(({ code }) => code);
  client.open(FILE, secondPost({}, "[a](/blog/first-post#part)\n"));
  expect(await codes()).toEqual(["link/anchor"]);
  client.open(FIRST, post({}, "## Part\n"));
  await client.problemsOf(FIRST);
  client.change(FILE, secondPost({}, "[b](/blog/first-post#part)\n"));
  expect(await codes()).toEqual([]);
  client.close(FIRST);
  await rm(workspace.path(FIRST));
  client.noteDiskChange();
  client.change(FILE, secondPost({}, "[c](/blog/first-post#part)\n"));
  expect(await codes()).toEqual(["link/missing"]);
  await workspace.write({ [FIRST]: post({}, "## Part\n") });
  const problems = () => client.problems().get(client.uriOf(FILE)) ?? [];
  await expect.poll(problems, { timeout: 60_000 }).toEqual([]);
  await rm(workspace.path(FIRST));
  await expect
    .poll(problems, { timeout: 60_000 })
    .toMatchObject([{ code: "link/missing" }]);
  client.change(FILE, secondPost({}, "[d](/blog/first-post#part)\n"));
  expect(await codes()).toEqual(["link/missing"]);
  await workspace.write({
    [FIRST]: Buffer.from("---\ntitle: caf\xe9\n---\n", "latin1"),
  });
  client.noteDiskChange();
  client.open(FIRST, "---\ntitle: caf\uFFFD\n---\n");
  expect(
    (await client.problemsOf(FIRST)).map(({ code, range }) => [
      code,
      range.start.line,
    ]),
  ).toEqual([["encoding/invalid-utf8", 1]]);
  client.change(FIRST, post());
  expect(await client.problemsOf(FIRST)).toEqual([]);
  expect(await readFile(workspace.path(FIRST), "latin1")).toContain("caf\xe9");
});

test("uses the latest of a thousand quick changes, and handles documents of 5 MB", async () => {
  const workspace = await createWorkspace(SAMPLE);
  const client = await startClient(workspace.dir);
  client.open(FILE, secondPost({}, "\n"));
  await client.problemsOf(FILE);
  const text = secondPost({}, "Text.\n");
  for (let count = 0; count < 1000; count++)
    client.change(FILE, `${text}[a](/blog/none-${count})\n`);
  const range = {
    start: { line: 11, character: 10 },
    end: { line: 11, character: 14 },
  };
  client.change(FILE, "last", range);
  const problems = await client.problemsOf(FILE);
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringContaining("/blog/last-999"),
  ]);

  client.change(FILE, `${text}${"😀 words\n".repeat(500_000)}`);
  for (let count = 0; count < 5; count++)
    client.change(FILE, "x", {
      start: { line: 400_000, character: 0 },
      end: { line: 400_000, character: 2 },
    });
  expect((await client.problemsOf(FILE)).map(({ code }) => code)).toEqual([
    "file/too-large",
  ]);
  const at = {
    textDocument: { uri: client.uriOf(FILE) },
    position: { line: 400_000, character: 3 },
  };
  expect(await client.ask("textDocument/hover", at)).toBeNull();
  expect(await client.ask("textDocument/formatting", at)).toEqual([]);
  client.change(FILE, text);
  expect(await client.problemsOf(FILE)).toEqual([]);
});

test("refuses to work after shutdown, and ends with 0 after shutdown", async () => {
  const workspace = await createWorkspace(SAMPLE);
  const client = await startClient(workspace.dir);
  await client.ask("shutdown", {});
  await expect(client.ask("textDocument/hover", {})).rejects.toThrow(
    "shut down",
  );
  void client.connection.sendNotification("exit");
  expect(await client.exitCode).toBe(0);
});

test("ends with 1 when the editor disconnects without shutdown", async () => {
  const workspace = await createWorkspace(SAMPLE);
  const client = await startClient(workspace.dir);
  await client.ask("workspace/symbol", { query: "x" });
  client.hangUp();
  expect(await client.exitCode).toBe(1);
});

test("runs as a command that ends when its input does, and leaves no trace", async () => {
  const workspace = await createWorkspace(SAMPLE);
  const bin = fileURLToPath(new URL("../../content.mjs", import.meta.url));
  const server = spawn(process.execPath, [bin, "lsp", "--stdio"], {
    cwd: workspace.dir,
  });
  let output = "";
  server.stdout.on("data", (chunk) => (output += String(chunk)));
  const send = (message: object) => {
    const body = JSON.stringify({ jsonrpc: "2.0", ...message });
    server.stdin.write(
      `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    );
  };
  send({
    id: 1,
    method: "initialize",
    params: { processId: process.pid, rootUri: null, capabilities: {} },
  });
  send({ method: "initialized", params: {} });
  while (!output.includes("collection/empty"))
    await once(server.stdout, "data");
  server.stdin.end();
  const [code] = await once(server, "exit");
  expect(code).toBe(1);
  expect(
    output
      .replaceAll(/Content-Length: \d+\r\n\r\n/gu, "\n")
      .trim()
      .split("\n")
      .every((line) => line.startsWith('{"jsonrpc"')),
  ).toBe(true);
  expect(await readdir(workspace.dir)).toEqual(["content"]);
});
