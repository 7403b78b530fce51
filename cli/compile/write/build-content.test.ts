import { mkdirSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { createWorkspace, NOW } from "../../proof/testing/create-workspace.ts";
import { post, SAMPLE } from "../../proof/testing/sample-files.ts";
import { createBuilder } from "./create-builder.ts";

const POST_FILE = "content/blog/first-post.md";

/** Builds a text, and calls `onTurn` before each file and before anything is written. */
async function buildText(
  text: string,
  onTurn: (path: (file: string) => string) => void,
) {
  const workspace = await createWorkspace({
    ...SAMPLE,
    [POST_FILE]: post({}, text),
  });
  const { signal } = new AbortController();
  signal.throwIfAborted = () => onTurn(workspace.path);
  const builder = createBuilder({
    folders: {
      contentDir: workspace.path("content"),
      outDir: workspace.path(".content"),
      publicDirs: [],
      show: (file) => file,
    },
    preview: { drafts: false, future: false },
    strictness: {},
    question: [],
    loadChecks: async () => ({ levels: new Map() }),
    settingsFile: workspace.path("content.config.yaml"),
    now: () => NOW,
    useCache: true,
    clean: false,
    watch: false,
    drawsShareImages: false,
    signal,
  });
  const { code } = await builder.build();
  builder.close();
  return { code, body: await workspace.read(".content/blog/first-post.json") };
}

test("begins again if another build has written an index meanwhile", async () => {
  let turns = 0;
  const first = await buildText("Old.\n", () => (turns += 1));
  expect(first.body).toContain("Old.");

  let turn = 0;
  const second = await buildText("Old.\n", (path) => {
    turn += 1;
    if (turn !== turns) return;
    writeFileSync(path(POST_FILE), post({}, "New.\n"));
    writeFileSync(path(".content/index.json"), "Of another build.\n");
  });
  expect(second.code).toBe(0);
  expect(second.body).toContain("New.");
});

test("gives up if other builds write index after index", async () => {
  let turn = 0;
  const result = buildText("Old.\n", (path) => {
    turn += 1;
    mkdirSync(path(".content"), { recursive: true });
    writeFileSync(path(".content/index.json"), `${turn}\n`);
  });
  await expect(result).rejects.toMatchObject({ code: "output-busy" });
});
