import type { CompiledBody } from "../model/body.ts";
import type { Asset, FieldLink } from "../model/compiled-folder.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { MarkdownEntry, RecordEntry } from "../model/entry.ts";
import { meaningsOfEntry } from "../model/meanings-of-entry.ts";
import { createDiagnostic } from "../rules/create-diagnostic.ts";
import type { ImageResolver } from "../model/image-resolver.ts";
import { compileBodySafely } from "./compile-body-safely.ts";

export interface CompiledFields {
  /** The fields of an entry as they go into the index: images addressed, Markdown texts with their HTML. */
  fieldsOf: (entry: MarkdownEntry | RecordEntry) => Record<string, unknown>;
  /** Images of the content folder that fields or bodies show. */
  assets: Asset[];
  /** Links inside Markdown texts of fields. */
  links: FieldLink[];
  diagnostics: Diagnostic[];
}

/** What fields hold besides plain data: images are looked up, Markdown texts compiled like bodies. */
export async function compileFields(
  entries: readonly (MarkdownEntry | RecordEntry)[],
  resolver: ImageResolver,
  memory: Map<string, CompiledBody>,
): Promise<CompiledFields> {
  const assets = new Map<string, Asset>();
  const links: FieldLink[] = [];
  const diagnostics: Diagnostic[] = [];
  const compiled = new Map<unknown, Record<string, unknown>>();
  const used = new Map<string, CompiledBody>();
  for (const entry of entries) {
    const { file, source } = entry;
    const fields = structuredClone(entry.data ?? {});
    if (entry.kind === "markdown")
      for (const { target } of entry.body.images) addAsset(file, target);
    for (const { meaning, path, value, range } of meaningsOfEntry(entry)) {
      const parent = valueAt(fields, path.slice(0, -1));
      const key = path.at(-1);
      if (parent === undefined || key === undefined) continue;
      if (meaning.kind === "image") {
        const image = addAsset(file, value);
        if (image === undefined) continue;
        Reflect.set(parent, key, image.address);
        if (entry.kind === "markdown" && key === "src") {
          Reflect.set(parent, "width", image.width);
          Reflect.set(parent, "height", image.height);
        }
      }
      if (meaning.kind !== "markdown") continue;
      const body = await compileText(file, value);
      for (const { target } of body.links) links.push({ entry, target, range });
      for (const { rule, message, help } of body.diagnostics)
        diagnostics.push(
          createDiagnostic(rule, source, range, message, { help }),
        );
      Reflect.set(parent, `${key}Html`, body.rendered?.html ?? "");
    }
    compiled.set(entry, fields);
  }
  memory.clear();
  for (const [key, body] of used) memory.set(key, body);
  return {
    fieldsOf: (entry) => compiled.get(entry) ?? {},
    assets: [...assets.values()],
    links,
    diagnostics,
  };

  function addAsset(file: string, src: string) {
    const image = resolver.resolve(file, src);
    if (image?.asset) assets.set(image.asset.name, image.asset);
    return image;
  }

  async function compileText(file: string, text: string) {
    const known = memory.get(text);
    const body =
      known ??
      (await compileBodySafely({
        file,
        text,
        range: { start: 0, end: text.length },
        fragments: { wireframe: {}, code: {} },
        images: {},
        render: true,
      }));
    used.set(text, body);
    return body;
  }
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
