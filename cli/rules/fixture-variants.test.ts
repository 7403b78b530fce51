import { expect, test } from "vitest";
import {
  createWorkspace,
  type Files,
} from "../proof/testing/create-workspace.ts";
import { SAMPLE } from "../proof/testing/sample-files.ts";
import { fixtures } from "./fixtures/all.ts";
import type { Fixture } from "./fixtures/fixture.ts";
import { takeMarks } from "./fixtures/take-marks.ts";

/** Wide, combined and narrow characters, and a tab: in UTF-16 units, as editors count, 17. */
const ODD = "Ä👩‍💻 日本 e\u0301 \u{1F1EA}\u{1F1EA}\t";

type Change = (text: string, file: string) => string;

/** Rewrites a marked file so that the same mistake stands elsewhere, or among other bytes. */
const changes: Record<string, Change> = {
  "with CR LF": (text) => text.replaceAll("\n", "\r\n"),
  "after a byte order mark": (text) => `\uFEFF${text}`,
  "after odd characters": putOdd,
  "after a byte order mark and odd characters, with CR LF": (text, file) =>
    `\uFEFF${putOdd(text, file).replaceAll("\n", "\r\n")}`,
  "with a quoted key": (text, file) =>
    changeField(text, file, /^([\w-]+): /u, '"$1": '),
  "with an anchor": (text, file) =>
    changeField(text, file, /: (?=[«\w])/u, ": &a "),
  "with a comment": (text, file) => changeField(text, file, /$/u, ` # ${ODD}`),
  "in a flow mapping": toFlow,
};

/** Odd characters before the mark: on its line where that is running text, above it elsewhere. */
function putOdd(text: string, file: string): string {
  if (!text.includes("«")) return text;
  const [, frontMatter = "", body = ""] =
    /^(---\n[^]*?\n---\n\n?)([^]*)$/u.exec(text) ?? [];
  const comment = `# ${ODD}\n`;
  if (file.endsWith(".svg")) return text.replace("\n", `\n${ODD}\n`);
  if (file.endsWith(".yaml")) return `${comment}${text}`;
  if (frontMatter === "" || text.startsWith("«")) return text;
  if (frontMatter.includes("«"))
    return `${frontMatter.replace("\n", `\n${comment}`)}${body}`;
  const line = /^.*«/mu.exec(body)?.[0] ?? "";
  return /^[A-Z]/u.test(line)
    ? `${frontMatter}${ODD}\n\n${body.replace(line, `${ODD}${line}`)}`
    : `${frontMatter}${ODD}\n\n${body}`;
}

/** Changes the line of front matter that is marked, where it is a field with a plain value. */
function changeField(
  text: string,
  file: string,
  pattern: RegExp,
  replacement: string,
): string {
  const lines = frontMatterOf(text, file);
  const at = lines.findIndex((line) => /^[\w-]+: .*«.*»/u.test(line));
  const line = lines[at];
  if (line === undefined || (lines[at + 1] ?? "---").startsWith(" "))
    return text;
  return text.replace(line, line.replace(pattern, replacement));
}

/** All of front matter as one mapping in braces. */
function toFlow(text: string, file: string): string {
  const lines = frontMatterOf(text, file);
  const isPlain = lines.every((line) => FLOW_SAFE.test(line));
  if (!isPlain || !lines.some((line) => line.includes("«"))) return text;
  return text.replace(lines.join("\n"), `{ ${lines.join(", ")} }`);
}

/** Lines whose value means the same between braces. */
const FLOW_SAFE = /^«?[\w-]+»?: (?:[^,:{}[\]]*|[[{].*[\]}]|«?[\dT:Z+-]+»?)$/u;

function frontMatterOf(text: string, file: string): string[] {
  if (!file.endsWith(".md")) return [];
  return /^---\n([^]*?)\n---\n/u.exec(text)?.[1]?.split("\n") ?? [];
}

/** Takes a second each, and has no place but the start of the file. */
const SLOW = ["file/too-large", "file/too-complex"];

const variants = Object.entries(fixtures)
  .filter(([rule]) => !SLOW.includes(rule))
  .flatMap(([rule, fixture]) =>
    Object.entries(changes).flatMap(([name, change]) => {
      const bad = changeFiles(fixture, change);
      return bad === undefined
        ? []
        : [[rule, name, { ...fixture, bad }] as const];
    }),
  );

function changeFiles({ bad }: Fixture, change: Change): Files | undefined {
  let isChanged = false;
  const changed = Object.entries(bad).map(([file, text]) => {
    const isText = typeof text === "string" && /\.(?:md|yaml|svg)$/u.test(file);
    const other = isText ? change(text, file) : text;
    isChanged ||= other !== text;
    return [file, other] as const;
  });
  return isChanged ? Object.fromEntries(changed) : undefined;
}

test.for(variants)("reports %s where it is %s", async ([rule, , fixture]) => {
  const { files, at } = takeMarks(fixture);
  const workspace = await createWorkspace({ ...SAMPLE, ...files });
  const { diagnostics } = await workspace.validate();
  const found = diagnostics.filter((diagnostic) => diagnostic.rule === rule);
  expect(found).toContainEqual(expect.objectContaining(at));
});
