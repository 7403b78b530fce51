import { AppError } from "../../app-error.ts";
import type { Level } from "../../model/levels.ts";

/** The levels that `--rule` asks for. @throws AppError for an unknown rule or level */
export async function parseLevels(
  rules: readonly string[] = [],
): Promise<Map<string, Level>> {
  if (rules.length === 0) return new Map();
  const { ruleIds } = await import("../../rules/catalogue.ts");
  const { nearestWord, formatSuggestion } =
    await import("../../rules/nearest-word.ts");
  const groups = ruleIds.map((id) => id.slice(0, id.indexOf("/")));
  const names = new Set<string>([...groups, ...ruleIds]);
  return new Map(
    rules.map((rule) => {
      const [id = "", level = ""] = rule.split("=", 2);
      if (!names.has(id)) {
        const meant = formatSuggestion(nearestWord(id, names));
        throw new AppError("unknown-rule", `There is no rule "${id}".${meant}`);
      }
      if (level !== "off" && level !== "warn" && level !== "error")
        throw new AppError(
          "unknown-level",
          `--rule ${rule}: "${level}" is no level; write off, warn or error.`,
        );
      return [id, level];
    }),
  );
}
