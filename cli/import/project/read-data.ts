import { parse as parseToml } from "smol-toml";
import { parseDocument } from "yaml";
import type { Project } from "./open-project.ts";

/** A file of data as plain values; undefined when it is not there or cannot be read. */
export function readData(project: Project, path: string): unknown {
  const text = project.readText(path);
  if (text === undefined) return undefined;
  try {
    if (path.endsWith(".toml")) return parseToml(text);
    const json: unknown = path.endsWith(".json") ? JSON.parse(text) : undefined;
    if (json !== undefined) return json;
    const document = parseDocument(text, {
      version: "1.2",
      schema: "core",
      uniqueKeys: false,
      logLevel: "silent",
    });
    if (document.errors.length > 0) return undefined;
    const data: unknown = document.toJS({ maxAliasCount: 50 });
    return data;
  } catch {
    return undefined;
  }
}
