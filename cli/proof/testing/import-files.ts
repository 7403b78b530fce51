import { createWorkspace, type Files } from "./create-workspace.ts";

/** An image of one pixel. */
export const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** A description of valid length. */
export const LONG =
  "The description of this text is long enough for every search result.";

/** Imports a project into an empty folder, and compiles the result. */
export async function importFiles(
  dialect: string,
  files: Files,
  ...args: string[]
) {
  const workspace = await createWorkspace(files);
  const target = ["--content", "new/content"];
  const imported = await workspace.run([
    "import",
    dialect,
    "old",
    ...target,
    "--format",
    "json",
    ...args,
  ]);
  const report: {
    summary: Record<string, number>;
    imported: { source: string; file: string; draft: boolean }[];
    skipped: { file: string; reason: string; isEmpty?: true }[];
    levels: Record<string, number>;
    losses: {
      file: string;
      line: number;
      kind: string;
      what: string;
      outcome: string;
    }[];
  } = JSON.parse(imported.stdout);
  const checked = await workspace.run(["validate", ...target]);
  const read = (file: string) => workspace.read(`new/content/${file}`);
  const losses = report.losses.map(
    ({ file, kind, line, what }) => `${file}:${line} ${kind} ${what}`,
  );
  return { ...workspace, imported, report, losses, checked, read };
}
