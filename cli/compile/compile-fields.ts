import type { BodyTarget, CompiledBody } from "../model/body.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { EntryHead, RecordEntry } from "../model/entry.ts";
import type { Asset, ImageResolver } from "../model/image-resolver.ts";
import { createFieldLocator } from "../model/field-locator.ts";
import { placeOf } from "../model/place-of.ts";
import { compileBodySafely } from "./compile-body-safely.ts";

export interface CompiledFields {
  /** The fields as they go into the index: images addressed, Markdown texts with their HTML. */
  value: Record<string, unknown>;
  /** Links inside Markdown texts of fields. */
  links: BodyTarget[];
  /** Images of the content folder that the fields show. */
  assets: Asset[];
  diagnostics: Diagnostic[];
}

/** Texts compiled by the run before, and those of this one. */
export interface TextMemory {
  before: ReadonlyMap<string, CompiledBody>;
  texts: Map<string, CompiledBody>;
}

/** Compiles what fields hold besides plain data: images are looked up, Markdown texts compiled like bodies. */
export function createFieldCompiler(
  resolver: ImageResolver,
  memory: TextMemory = { before: new Map(), texts: new Map() },
) {
  return { compile };

  async function compile(
    entry: EntryHead | RecordEntry,
  ): Promise<CompiledFields> {
    const { data = {}, file, source } = entry;
    const result: CompiledFields = {
      value: data,
      links: [],
      assets: [],
      diagnostics: [],
    };
    const special = entry.meanings.filter(
      ({ meaning }) => meaning.kind === "image" || meaning.kind === "markdown",
    );
    if (special.length === 0) return result;
    result.value = copyOf(data);
    for (const field of special) {
      const { meaning, path, value } = field;
      const parent = valueAt(result.value, path.slice(0, -1));
      const key = path.at(-1);
      if (parent === undefined || key === undefined) continue;
      if (meaning.kind === "image") {
        const image = resolver.resolve(file, value);
        if (image === undefined) continue;
        if (image.asset !== undefined) result.assets.push(image.asset);
        Reflect.set(parent, key, image.address);
        if (entry.kind === "markdown" && key === "src") {
          Reflect.set(parent, "width", image.width);
          Reflect.set(parent, "height", image.height);
        }
        continue;
      }
      const body = await compileText(file, value);
      const locate = createFieldLocator(entry, field);
      for (const { end, start, target } of body.links)
        result.links.push({ target, ...locate(start, end) });
      for (const found of body.diagnostics) {
        const { help, message, rule, severity } = found;
        // Nothing fills braces of fields in, whatever they name: that is told of all fields alike.
        if (rule.startsWith("placeholder/")) continue;
        const start = offsetOf(value, found.line, found.column);
        const end = offsetOf(value, found.endLine, found.endColumn);
        const range = locate(start, end);
        result.diagnostics.push({
          ...placeOf(source, range),
          rule,
          severity,
          message,
          help,
          fixable: false,
          related: [],
        });
      }
      Reflect.set(parent, `${key}Html`, body.rendered?.html ?? "");
    }
    return result;
  }

  async function compileText(file: string, text: string) {
    const body =
      memory.texts.get(text) ??
      memory.before.get(text) ??
      (await compileBodySafely({
        file,
        text,
        range: { start: 0, end: text.length },
        fragments: { wireframe: {}, code: {} },
        images: {},
        render: true,
      }));
    memory.texts.set(text, body);
    return body;
  }
}

/** @param line from 1, as is `column` */
function offsetOf(text: string, line: number, column: number): number {
  let start = 0;
  for (let at = 1; at < line; at++) start = text.indexOf("\n", start) + 1;
  return start + column - 1;
}

/** Plain data anew: cheaper than a structured clone. */
function copyOf<T>(value: T): T {
  return copy(value) as T;
}

function copy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copy);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, copy(inner)]),
  );
}

function valueAt(
  root: Record<string, unknown>,
  path: readonly (string | number)[],
): object | undefined {
  let value: unknown = root;
  for (const step of path) {
    if (typeof value !== "object" || value === null) return undefined;
    value = Reflect.get(value, step);
  }
  return typeof value === "object" && value !== null ? value : undefined;
}
