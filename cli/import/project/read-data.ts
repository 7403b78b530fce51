import { parse as parseToml, TomlDate } from "smol-toml";
import { parseDocument } from "yaml";
import type { Project } from "./open-project.ts";

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

/** A data file; undefined when it is missing or cannot be read, which the report then says. */
export function readData(project: Project, file: string | undefined): unknown {
  const text = project.readText(file);
  if (file === undefined || text === undefined) return undefined;
  try {
    return parseData(text, /\.(toml|json)$/u.exec(file)?.[1] ?? "yaml");
  } catch (error) {
    const [message = ""] = String(error).split("\n");
    project.skipped.push({ file, reason: `Not read: ${message}` });
    return undefined;
  }
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
