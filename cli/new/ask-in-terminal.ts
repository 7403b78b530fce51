import { createInterface } from "node:readline/promises";
import { AppError } from "../app-error.ts";
import type { CommandContext } from "../context.ts";
import type { Ask } from "./collect-values.ts";
import type { FieldFacts } from "./describe-fields.ts";
import { parseField } from "./parse-field.ts";

export interface Terminal {
  ask: Ask;
  close: () => void;
}

/** Asks on stderr, so that stdout carries nothing but the path. A choice is made by number or by name. */
export function openTerminal({ stdin, stderr }: CommandContext): Terminal {
  const lines = createInterface({ input: stdin, output: stderr });
  const left = Promise.withResolvers<never>();
  left.promise.catch(() => {});
  lines.once("close", () => {
    const message =
      "The questions were not answered to the end; nothing was written.";
    left.reject(new AppError("cancelled", message));
  });
  // A question to lines that are closed already fails in its own way: the race has been decided by then.
  const askOnce = async (field: FieldFacts, options: readonly string[]) =>
    lines.question(question(field, options));
  return {
    close: () => lines.close(),
    async ask(field, options) {
      for (const [index, option] of options.entries())
        stderr.write(`  ${index + 1}) ${option}\n`);
      for (;;) {
        const answer = await Promise.race([
          left.promise,
          askOnce(field, options),
        ]);
        const result = parseField(field, pick(field, answer, options));
        if ("value" in result) return result.value;
        stderr.write(`  ${result.problem}\n`);
      }
    },
  };
}

function question(
  { kind, name }: FieldFacts,
  options: readonly string[],
): string {
  const many = kind === "list" ? "s, comma between" : "";
  const hint = options.length > 0 ? ` (number or name${many})` : "";
  return `${name}${hint}: `;
}

function pick(
  { kind }: FieldFacts,
  answer: string,
  options: readonly string[],
): string {
  if (options.length === 0) return answer;
  const parts = kind === "list" ? answer.split(",") : [answer];
  return parts
    .map((part) => options[Number(part.trim()) - 1] ?? part.trim())
    .join(",");
}
