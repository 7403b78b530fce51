import { hash } from "node:crypto";
import { collections, type Plan } from "#schema";
import type { CompiledFolder } from "../../model/compiled-folder.ts";
import { valueAt } from "../../model/value-at.ts";
import { numbersOf, toNumber, type Unit } from "./read-values.ts";

/** What the plans have, as far as texts speak of it. */
export type KnownPlans = NonNullable<ReturnType<typeof readPlans>>;

const FREE = "free plan";

/** The plans of a folder. Undefined if it has none without errors. */
export function readPlans(
  folder: Pick<CompiledFolder, "records" | "settings">,
) {
  const plans = folder.records.flatMap(({ collection, data }) =>
    collection === "plans" && data ? collections.plans.record.parse(data) : [],
  );
  if (plans.length === 0) return undefined;
  const byName = new Map(plans.map((plan) => [plan.name, plan]));
  const [free, ...others] = plans.filter(({ price }) => toNumber(price) === 0);
  if (free && others.length === 0) byName.set(FREE, free);
  const names = [...byName.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map((name) => RegExp.escape(name));
  const settings = (name: string, field: string) =>
    valueAt(
      folder.settings.find(({ collection }) => collection === name)?.data,
      [field],
    );
  const maxCompetitors = settings("facts", "maxCompetitors");
  const siteName = String(settings("site", "name") ?? "");
  const lang = String(settings("site", "lang") ?? "en");
  const json = JSON.stringify([plans, maxCompetitors, siteName, lang]);
  return {
    byName,
    /** Matches their names. */
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{N}_/.-])(?:${names.join("|")})(?![\p{L}\p{N}_-])`,
      "gu",
    ),
    maxCompetitors:
      typeof maxCompetitors === "number" ? maxCompetitors : undefined,
    /** The name of the site, which may stand before that of a plan. */
    siteName,
    /** How the language of the text writes numbers: that of the site, unless it has another. */
    numbers: numbersOf(lang),
    /** SHA-256 of all of this. */
    digest: hash("sha256", json),
  };
}

/** The values that a text may give a plan for a unit, the likeliest first. Empty if the plan has no such value. */
export function valuesOf(plan: Plan, unit: Unit): readonly number[] {
  const price = toNumber(plan.price);
  const leads = [plan.extraLead, plan.costPerLead].flatMap((text) =>
    text === undefined ? [] : toNumber(text),
  );
  switch (unit) {
    case "price":
      return [price, ...leads, price * 12];
    case "month":
      return [price];
    case "year":
      return [price * 12];
    case "lead":
      return leads;
    case "leads":
      return [plan.leads];
    case "profiles":
      return [plan.profiles === "unlimited" ? Infinity : plan.profiles];
    case "competitors":
      return [];
  }
}
