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
  const closed = new Promise<never>((_, reject) => {
    lines.once("close", () => {
      const message =
        "The questions were not answered to the end; nothing was written.";
      reject(new AppError("cancelled", message));
    });
  });
  closed.catch(() => {});
  return {
    close: () => lines.close(),
    async ask(field, options) {
      for (const [index, option] of options.entries())
        stderr.write(`  ${index + 1}) ${option}\n`);
      for (;;) {
        const answer = await Promise.race([
          lines.question(question(field, options)),
          closed,
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
