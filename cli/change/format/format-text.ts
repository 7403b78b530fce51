import { collections } from "#schema";
import type { StageResult, Diagnostic } from "../../model/diagnostic.ts";
import { schemaOf } from "../../model/schema-parts.ts";
import { type Placement, placeFile } from "../../compile/place-file.ts";
import type {
  SourceText,
  TextEdit,
  TextRange,
} from "../../model/source-text.ts";
import { parseYaml } from "../../compile/parse-yaml.ts";
import { compileFrontMatter } from "../../compile/compile-entry.ts";
import { formatYaml } from "./format-yaml.ts";
import { type YamlShape, ifSameData } from "./parsed-yaml.ts";
import {
  commonLineEnd,
  unifyLineEnds,
  type LineEnd,
} from "../../model/lines.ts";
import type { ChangedFile } from "../edit/replace-files.ts";
import { takeTurn } from "../../model/take-turn.ts";
import { decodeText } from "../../compile/decode-text.ts";
import { listFiles } from "../../compile/list-files.ts";
import { readFile } from "../../model/content-file.ts";
import { applyEdits } from "../edit/apply-edits.ts";
import {
  createBodyCompiler,
  toBodyInput,
} from "../../compile/body-compiler.ts";
import type { Nodes, Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { removeTrailingSpaces } from "./tidy-yaml.ts";

/** A file with fields. Its path decides which schema applies. */
export type FormattedPlace = Extract<
  Placement,
  { kind: "entry" | "list" | "record" | "settings" }
>;

/**
 * A file in the standard form. It compiles to the same output, and formatting it again changes nothing. Line ends are
 * those of most lines, because a checkout may convert them. No value for a file with errors in its YAML or its front
 * matter, which stays as it is.
 */
export async function formatText(
  source: SourceText,
  place: FormattedPlace,
): Promise<StageResult<string>> {
  const end = commonLineEnd(source.text);
  const schema = schemaOf(collections[place.collection]);
  const shape = { schema, isList: place.kind === "list" };
  if (place.kind === "entry") return formatEntry(source, shape, end);
  const { text } = source;
  const { diagnostics } = parseYaml(source);
  if (diagnostics.length > 0) return { diagnostics };
  const plain = ifSameData(unifyLineEnds(text, end), text);
  const formatted = formatYaml(plain, shape);
  const ended = formatted.replace(/[ \t\r\n]*$/u, end);
  const value = ended === end ? "" : ifSameData(ended, formatted);
  return { value, diagnostics };
}

async function formatEntry(
  source: SourceText,
  shape: YamlShape,
  end: LineEnd,
): Promise<StageResult<string>> {
  const { text } = source;
  const { diagnostics, value: matter } = compileFrontMatter(source);
  if (matter === undefined || diagnostics.length > 0) return { diagnostics };
  const written = text.slice(matter.yaml.start, matter.yaml.end);
  const fields = written.replace(/^(?:[ \t]*\r?\n)+/u, "");
  const trimmed = fields.replace(/(?:\r?\n[ \t]*)+$/u, "");
  const plain = ifSameData(unifyLineEnds(trimmed, end), fields);
  const yaml = formatYaml(plain, shape);
  const head = `---${end}${yaml === "" ? "" : yaml + end}---${end}`;
  const rest = await formatBody(
    source.file,
    text.slice(matter.body.start),
    end,
  );
  const value = rest === "" ? head : `${head}${end}${rest}`;
  return { value, diagnostics };
}

interface FormatResult {
  /** How many files were read. */
  files: number;
  changes: ChangedFile[];
  /** Why files were skipped. */
  diagnostics: Diagnostic[];
}

/**
 * The changes that bring the files of a content folder into the standard form. Writes nothing.
 * @throws the reason of an aborted signal
 */
export async function formatFolder(
  contentDir: string,
  isWanted: (file: string) => boolean,
  signal?: AbortSignal,
): Promise<FormatResult> {
  const found = await listFiles(contentDir);
  const result: FormatResult = { files: 0, changes: [], diagnostics: [] };
  for (const item of found.value ?? []) {
    const place = placeFile(item.path);
    if (!("collection" in place) || !isWanted(item.path)) continue;
    await takeTurn(signal);
    const file = await readFile(item);
    if (file === undefined) continue;
    result.files++;
    const decoded = decodeText(item.path, file.bytes);
    if (decoded.value === undefined || decoded.diagnostics.length > 0) {
      result.diagnostics.push(...decoded.diagnostics);
      continue;
    }
    const { diagnostics, value } = await formatText(decoded.value, place);
    result.diagnostics.push(...diagnostics);
    if (value === undefined) continue;
    const after = Buffer.from(value);
    if (Buffer.from(file.bytes).equals(after)) continue;
    const { absolutePath, path } = item;
    result.changes.push({ path, absolutePath, before: file.bytes, after });
  }
  return result;
}

/**
 * A body with one kind of line end, and without needless white space: blank lines at its start, trailing spaces that
 * are not a line break, and line ends after the last one. A step that would change the page is undone.
 */
export async function formatBody(
  file: string,
  body: string,
  end: LineEnd,
): Promise<string> {
  const steps = [
    (text: string) => unifyLineEnds(text, end),
    (text: string) => applyEdits(text, findLooseSpaces(text)),
    (text: string) => text.replace(/[ \t\r\n]*$/u, end),
  ];
  // Blank lines at the start have no meaning in Markdown.
  let kept = body.replace(/^(?:[ \t]*\r?\n)+/u, "");
  if (/^[ \t\r\n]*$/u.test(kept)) return "";
  let page: string | undefined;
  for (const step of steps) {
    const changed = step(kept);
    if (changed === kept) continue;
    page ??= await compile(file, kept);
    // A text that cannot be compiled is not changed.
    if (page === undefined) return kept;
    if ((await compile(file, changed)) === page) kept = changed;
  }
  return kept;
}

/** Everything of a body that a page shows, without positions. Undefined if it cannot be compiled. */
async function compile(
  file: string,
  text: string,
): Promise<string | undefined> {
  const bodies = createBodyCompiler(1);
  const body = await bodies.compile(toBodyInput(file, text));
  await bodies.close();
  const { anchors, diagnostics, images, links, rendered } = body;
  if (diagnostics.some(({ rule }) => rule === "file/too-complex"))
    return undefined;
  const targets = [...links, ...images].map(({ target }) => target);
  return JSON.stringify([rendered, anchors, targets]);
}

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** Nodes in which spaces at the end of a line have a meaning. */
const KEPT = new Set(["code", "inlineCode", "html", "definition", "break"]);

function findLooseSpaces(text: string): TextEdit[] {
  const edits = removeTrailingSpaces(text, () =>
    keptRanges(parser.parse(text)),
  );
  // After a backslash, the space prevents a line break.
  return edits.filter(({ start }) => text[start - 1] !== "\\");
}

/** In order, without nested ones. */
function keptRanges(tree: Root): TextRange[] {
  const ranges: TextRange[] = [];
  const collect = (node: Nodes): void => {
    const start = node.position?.start.offset;
    const end = node.position?.end.offset;
    const hasTitle = "title" in node && Boolean(node.title);
    if (
      (KEPT.has(node.type) || hasTitle) &&
      start !== undefined &&
      end !== undefined
    )
      ranges.push({ start, end });
    else if ("children" in node) node.children.forEach(collect);
  };
  collect(tree);
  return ranges;
}
