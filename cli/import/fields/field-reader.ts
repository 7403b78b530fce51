import type { ForeignDocument } from "../dialects/dialect.ts";
import { shorten, type LossKind, type ReportLoss } from "../losses.ts";
import { textOf } from "../project/plain-value.ts";
import { hasTemplateCode } from "./plain-text.ts";

/** Front matter that remembers which of its fields were read. */
export interface FieldReader {
  fields: ReadonlyMap<string, unknown>;
  lineOf: (name: string) => number;
  /** Marks a field as read. @returns its value */
  use: (name: string) => unknown;
  isUsed: (name: string) => boolean;
  /** The first field that has a value under one of the names. */
  first: (names: readonly string[]) => [name: string, value: unknown];
  /** The first that is a single text without template code. */
  firstText: (names: readonly string[]) => [name: string, text?: string];
  /** Reports a field with the start of its value. */
  tell: (kind: LossKind, name: string, value: unknown, outcome: string) => void;
}

export function createFieldReader(
  fields: ReadonlyMap<string, unknown>,
  { isThere, lines }: Pick<ForeignDocument, "isThere" | "lines">,
  report: ReportLoss,
): FieldReader {
  const used = new Set<string>();
  const use = (name: string) => {
    used.add(name);
    return fields.get(name);
  };
  const lineOf = (name: string) =>
    lines.get(name) ??
    lines.get(name.replace(/\..*/u, "")) ??
    (isThere ? 2 : 1);
  const tell: FieldReader["tell"] = (kind, name, value, outcome) => {
    const text = typeof value === "string" ? value : JSON.stringify(value);
    report(lineOf(name), kind, `${name}: ${shorten(text, 200)}`, outcome);
  };
  const isFree = (text: string, name: string) => {
    if (!hasTemplateCode(text)) return true;
    tell(
      "field",
      use(name) === undefined ? "" : name,
      text,
      "left out: nothing evaluates its code",
    );
    return false;
  };
  return {
    fields,
    lineOf,
    use,
    tell,
    isUsed: (name) => used.has(name),
    first(names) {
      const name = names.find(
        (each) => ![undefined, null, ""].includes(fields.get(each) as null),
      );
      return name === undefined ? ["", undefined] : [name, use(name)];
    },
    firstText(names) {
      const name = names.find((each) => {
        const text = textOf(fields.get(each));
        return text !== undefined && isFree(text, each);
      });
      return name === undefined ? [""] : [name, textOf(use(name)) ?? ""];
    },
  };
}

export function isTrue(value: unknown): boolean {
  return value === true || /^(?:true|yes|on|1)$/iu.test(String(value));
}
