import { expect, test } from "vitest";
import {
  createWorkspace,
  type Files,
} from "../proof/testing/create-workspace.ts";
import {
  fixtureFiles,
  ruleFixtures,
  takeMarks,
} from "../proof/testing/fixture-files.ts";
import { SAMPLE } from "../proof/testing/sample-files.ts";

/** Wide, combined and narrow characters, and a tab: 17 UTF-16 units, as editors count. */
const ODD = "Ä👩‍💻 日本 e\u0301 \u{1F1EA}\u{1F1EA}\t";

type Change = (text: string, file: string) => string;

/** Changes of a marked file that put the same mistake in another place, or among other bytes. */
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

/** Inserts odd characters before the mark: on its line in running text, above it elsewhere. */
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

/** Rewrites all front matter as one flow mapping. */
function toFlow(text: string, file: string): string {
  const lines = frontMatterOf(text, file);
  const isPlain = lines.every((line) => FLOW_SAFE.test(line));
  if (!isPlain || !lines.some((line) => line.includes("«"))) return text;
  return text.replace(lines.join("\n"), `{ ${lines.join(", ")} }`);
}

/** Lines whose value has the same meaning in a flow mapping. */
const FLOW_SAFE = /^«?[\w-]+»?: (?:[^,:{}[\]]*|[[{].*[\]}]|«?[\dT:Z+-]+»?)$/u;

function frontMatterOf(text: string, file: string): string[] {
  if (!file.endsWith(".md")) return [];
  return /^---\n([^]*?)\n---\n/u.exec(text)?.[1]?.split("\n") ?? [];
}

/** Rules about whole files, whose place cannot be moved. */
const WITHOUT_PLACE = ["file/outside", "file/too-complex", "file/too-large"];

const variants = ruleFixtures
  .filter(
    ({ breaks, id }) =>
      !WITHOUT_PLACE.includes(id) && !breaks.before && !breaks.answers,
  )
  .flatMap(({ breaks, id }) =>
    Object.entries(changes).flatMap(([name, change]) => {
      const files = changeFiles(fixtureFiles(breaks), change);
      return files === undefined
        ? []
        : [[id, name, { files, at: breaks.at }] as const];
    }),
  );

function changeFiles(files: Files, change: Change): Files | undefined {
  let isChanged = false;
  const changed = Object.entries(files).map(([file, text]) => {
    const isText = typeof text === "string" && /\.(?:md|yaml|svg)$/u.test(file);
    const other = isText ? change(text, file) : text;
    isChanged ||= other !== text;
    return [file, other] as const;
  });
  return isChanged ? Object.fromEntries(changed) : undefined;
}

test.for(variants)("reports %s where it is %s", async ([id, , marked]) => {
  const { files, at } = takeMarks(marked.files, marked.at);
  const workspace = await createWorkspace({ ...SAMPLE, ...files });
  const { diagnostics } = await workspace.validate();
  const found = diagnostics.filter(({ rule }) => rule === id);
  expect(found).toContainEqual(expect.objectContaining(at));
});
