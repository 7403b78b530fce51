import { parse as parseToml, TomlDate } from "smol-toml";
import { parseDocument } from "yaml";
import type { Project } from "./open-project.ts";
import { valueAt } from "./plain-value.ts";

export type DataFormat = "yaml" | "toml" | "json";

/** A text as plain data: dates as texts. @throws Error whose first line says why it cannot be read */
export function parseData(text: string, format: DataFormat): unknown {
  if (format === "json") return JSON.parse(text);
  if (format === "toml") return toPlain(parseToml(text));
  const document = parseDocument(text, {
    version: "1.2",
    schema: "core",
    uniqueKeys: false,
    strict: false,
    logLevel: "silent",
  });
  const [error] = document.errors;
  if (error !== undefined) throw error;
  return toPlain(document.toJS({ maxAliasCount: 50 }));
}

/** A data file as plain values; undefined when it is missing or cannot be read, which the report then says. */
export function readData(project: Project, path: string): unknown {
  if (project.data.has(path)) return project.data.get(path);
  const text = project.readText(path);
  let data: unknown;
  try {
    if (text !== undefined) data = parseData(text, formatOf(path));
  } catch (error) {
    const [message = ""] = String(error).split("\n");
    project.skipped.push({ file: path, reason: `Not read: ${message}` });
  }
  project.data.set(path, data);
  return data;
}

function formatOf(path: string): DataFormat {
  if (path.endsWith(".toml")) return "toml";
  return path.endsWith(".json") ? "json" : "yaml";
}

/** A value in a folder of data files, by a path that begins with the names of folders and of a file. */
export function readDataAt(
  project: Project,
  folder: string,
  [name = "", ...steps]: readonly string[],
): unknown {
  const path = `${folder}/${name}`;
  const file = [".yml", ".yaml", ".json", ".toml"]
    .map((extension) => `${path}${extension}`)
    .find(project.has);
  if (file !== undefined) return valueAt(readData(project, file), ...steps);
  return steps.length === 0 ? undefined : readDataAt(project, path, steps);
}

function toPlain(value: unknown): unknown {
  if (value instanceof TomlDate || value instanceof Date)
    return value.toISOString();
  if (typeof value === "bigint") return String(value);
  if (Array.isArray(value)) return value.map(toPlain);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== "__proto__")
      .map(([key, each]) => [key, toPlain(each)]),
  );
}
