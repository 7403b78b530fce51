import { parse as parseToml } from "smol-toml";
import { parseDocument } from "yaml";
import { YAML_OPTIONS } from "../../rules/yaml/read-yaml.ts";
import type { Project } from "./open-project.ts";

/** YAML, TOML or JSON as plain data, dates as texts. @throws Error whose first line says what is wrong */
export function parseData(text: string, format: string): unknown {
  if (format === "json") return JSON.parse(text);
  if (format === "toml") return JSON.parse(JSON.stringify(parseToml(text)));
  const document = parseDocument(text, { ...YAML_OPTIONS, strict: false });
  const [error] = document.errors;
  if (error !== undefined) throw error;
  return document.toJS({ maxAliasCount: 50 });
}

/** A data file; undefined when it is missing or cannot be read, which the report then says. */
export function readData(project: Project, file = ""): unknown {
  const text = project.readText(file);
  if (text === undefined) return undefined;
  try {
    return parseData(text, /\.(toml|json)$/u.exec(file)?.[1] ?? "yaml");
  } catch (error) {
    const [message = ""] = String(error).split("\n");
    project.skipped.push({ file, reason: `Not read: ${message}` });
    return undefined;
  }
}
