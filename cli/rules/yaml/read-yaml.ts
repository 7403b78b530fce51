import {
  parseDocument,
  type DocumentOptions,
  type ParseOptions,
  type SchemaOptions,
} from "yaml";

/** YAML 1.2 with the core schema. The parser's check for equal keys is too slow for large files. */
export const YAML_OPTIONS = {
  version: "1.2",
  schema: "core",
  prettyErrors: false,
  logLevel: "silent",
  uniqueKeys: false,
} as const satisfies DocumentOptions & ParseOptions & SchemaOptions;

/** The data of YAML as JSON. Undefined if it is invalid. */
export function readYaml(yaml: string): string | undefined {
  const document = parseDocument(yaml, YAML_OPTIONS);
  if (document.errors.length > 0) return undefined;
  try {
    return JSON.stringify(document.toJS({ maxAliasCount: 100 }));
  } catch {
    return undefined;
  }
}
