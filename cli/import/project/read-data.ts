import { parse as parseToml } from "smol-toml";
import { parseDocument } from "yaml";
import type { Project } from "./open-project.ts";
import { valueAt } from "./plain-value.ts";

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

/** A value in a folder of data, by a path that begins with the names of folders and of a file. */
export function readDataAt(
  project: Project,
  folder: string,
  [name = "", ...steps]: readonly string[],
): unknown {
  const path = `${folder}/${name}`;
  const file = DATA.map((extension) => `${path}${extension}`).find(project.has);
  if (file !== undefined) return valueAt(readOnce(project, file), ...steps);
  return steps.length === 0 ? undefined : readDataAt(project, path, steps);
}

/** Files of data that texts have asked for: thousands of texts may ask for the same. */
const read = new WeakMap<Project, Map<string, unknown>>();

function readOnce(project: Project, file: string): unknown {
  const known = read.get(project) ?? new Map<string, unknown>();
  read.set(project, known);
  if (!known.has(file)) known.set(file, readData(project, file));
  return known.get(file);
}

const DATA = [".yml", ".yaml", ".json", ".toml"];
