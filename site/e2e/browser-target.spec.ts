import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import bcd from "@mdn/browser-compat-data" with { type: "json" };
import { browserTarget } from "../../vite.config.ts";
import { expect, test } from "./visitor.ts";

const scripts = join(import.meta.dirname, "../../dist/client/assets");

/** The built scripts as one text. */
function readScripts(): string {
  return readdirSync(scripts, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".js"))
    .map((name) => readFileSync(join(scripts, name), "utf8"))
    .join("\n");
}

/** The oldest browsers of the build's target: name in the data -> version. */
const oldest = browserTarget.map((text) => {
  const [, name = "", version = ""] = /^([a-z]+)([\d.]+)$/u.exec(text) ?? [];
  return { name, version: Number(version) };
});

interface Compat {
  support: Readonly<Record<string, unknown>>;
}

function isCompat(value: unknown): value is Compat {
  return typeof value === "object" && value !== null && "support" in value;
}

/** When a browser got a feature, at the earliest. Infinity if it has not got it. */
function versionOf(support: unknown): number {
  const steps: unknown[] = Array.isArray(support) ? support : [support];
  const versions = steps.map((step) => {
    const added: unknown = Reflect.get(Object(step), "version_added");
    return Number.parseFloat(String(added));
  });
  return Math.min(...versions.filter((version) => version > 0));
}

function isMissing({ support }: Compat): boolean {
  return oldest.some(({ name, version }) => versionOf(support[name]) > version);
}

/** The static functions of objects that some browser of the target lacks: `Promise.withResolvers`. */
function missingFunctions(objects: unknown): string[] {
  return Object.entries(Object(objects)).flatMap(([object, features]) =>
    Object.entries(Object(features)).flatMap(([key, feature]) => {
      const compat: unknown = Reflect.get(Object(feature), "__compat");
      if (!isCompat(compat) || !isMissing(compat)) return [];
      return [`${object}.${key.replace(/_static$/u, "")}`];
    }),
  );
}

test("Visitors with the oldest browsers of the target have every function that the scripts call", () => {
  const text = readScripts();
  const missing = [
    ...missingFunctions(bcd.javascript.builtins),
    ...missingFunctions(bcd.api),
  ];
  const known = ["Promise.withResolvers", "AbortSignal.any"];
  expect(known.filter((name) => missing.includes(name))).toEqual(known);
  expect(missing.includes("AbortSignal.timeout")).toBe(false);
  const called = new Set(text.match(/(?<![\w$.])[A-Z]\w+\.\w+(?=\()/gu));
  expect(missing.filter((name) => called.has(name))).toEqual([]);
});
