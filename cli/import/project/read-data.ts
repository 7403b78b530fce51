import { parse as parseToml, TomlDate } from "smol-toml";
import { parseDocument } from "yaml";
import type { Project } from "./open-project.ts";
import { valueAt } from "./plain-value.ts";

const YAML = {
  version: "1.2",
  schema: "core",
  uniqueKeys: false,
  strict: false,
  logLevel: "silent",
} as const;

/** YAML, TOML or JSON as plain data, dates as texts. @throws Error whose first line says what is wrong */
export function parseData(text: string, format: string): unknown {
  if (format === "json") return JSON.parse(text);
  if (format === "toml") return toPlain(parseToml(text));
  const document = parseDocument(text, YAML);
  const [error] = document.errors;
  if (error !== undefined) throw error;
  return toPlain(document.toJS({ maxAliasCount: 50 }));
}

const known = new WeakMap<Project, Map<string, unknown>>();

/** A data file; undefined when it is missing or cannot be read, which the report then says. */
export function readData(project: Project, path: string | undefined): unknown {
  const read = known.get(project) ?? new Map<string, unknown>();
  known.set(project, read);
  if (path === undefined || read.has(path)) return read.get(path ?? "");
  const text = project.readText(path);
  try {
    const format = /\.(toml|json)$/u.exec(path)?.[1] ?? "yaml";
    read.set(path, text && parseData(text, format));
  } catch (error) {
    read.set(path, undefined);
    const [message = ""] = String(error).split("\n");
    project.skipped.push({ file: path, reason: `Not read: ${message}` });
  }
  return read.get(path);
}

/** A value in a folder of data files, by a path that begins with the names of folders and of a file. */
export function readDataAt(project: Project, folder: string, path: string) {
  const steps = path.split(".");
  for (let at = 1; at <= steps.length; at++) {
    const stem = [folder, ...steps.slice(0, at)].join("/");
    const ends = [".yml", ".yaml", ".json", ".toml"];
    const file = ends.map((end) => stem + end).find(project.has);
    const rest = steps.slice(at).join(".");
    if (file !== undefined && rest === "") return readData(project, file);
    if (file !== undefined) return valueAt(readData(project, file), rest);
  }
  return undefined;
}

function toPlain(value: unknown): unknown {
  if (value instanceof TomlDate || value instanceof Date)
    return value.toISOString();
  if (typeof value === "bigint") return String(value);
  if (Array.isArray(value)) return value.map(toPlain);
  if (typeof value !== "object" || value === null) return value;
  const pairs = Object.entries(value).filter(([key]) => key !== "__proto__");
  return Object.fromEntries(pairs.map(([key, each]) => [key, toPlain(each)]));
}
