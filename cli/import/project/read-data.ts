import { parse as parseToml } from "smol-toml";
import { parseDocument } from "yaml";
import type { Project } from "./open-project.ts";

/** A file of data as plain values; undefined when it is not there or cannot be read. */
export function readData(project: Project, path: string): unknown {
  const text = project.readText(path);
  if (text === undefined) return undefined;
  try {
    if (path.endsWith(".toml")) return parseToml(text);
    if (path.endsWith(".json")) return JSON.parse(text) as unknown;
    const document = parseDocument(text, {
      version: "1.2",
      schema: "core",
      uniqueKeys: false,
      logLevel: "silent",
    });
    return document.errors.length > 0
      ? undefined
      : (document.toJS({ maxAliasCount: 50 }) as unknown);
  } catch {
    return undefined;
  }
}
