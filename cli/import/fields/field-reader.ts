import type { ForeignDocument } from "../dialects/dialect.ts";
import type { ReportLoss } from "../losses.ts";
import { textOf } from "../project/plain-value.ts";

/** Front matter that remembers which of its fields were read. */
export interface FieldReader {
  fields: ReadonlyMap<string, unknown>;
  report: ReportLoss;
  lineOf: (name: string) => number;
  /** The first field that there is under one of the names. */
  first: (
    names: readonly string[],
  ) => { name: string; value: unknown } | undefined;
  /** The first of them that is a single value. */
  firstText: (
    names: readonly string[],
  ) => { name: string; text: string } | undefined;
  use: (name: string) => void;
  isUsed: (name: string) => boolean;
}

export function createFieldReader(
  fields: ReadonlyMap<string, unknown>,
  { isThere, lines }: Pick<ForeignDocument, "isThere" | "lines">,
  report: ReportLoss,
): FieldReader {
  const used = new Set<string>();
  return {
    fields,
    report,
    lineOf: (name) => lines.get(name) ?? (isThere ? 2 : 1),
    first(names) {
      for (const name of names) {
        const value = fields.get(name);
        if (value === undefined || value === null || value === "") continue;
        used.add(name);
        return { name, value };
      }
      return undefined;
    },
    firstText(names) {
      for (const name of names) {
        const text = textOf(fields.get(name));
        if (text === undefined) continue;
        used.add(name);
        return { name, text };
      }
      return undefined;
    },
    use: (name) => used.add(name),
    isUsed: (name) => used.has(name),
  };
}

export function isTrue(value: unknown): boolean {
  return value === true || /^(?:true|yes|on|1)$/iu.test(String(value));
}

export function formatValue(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
