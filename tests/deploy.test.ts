import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseAllDocuments } from "yaml";

const folder = join(import.meta.dirname, "../deploy");
const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
const read = (name: string) => readFileSync(join(folder, name), "utf8");
const readme = readFileSync(join(folder, "../README.md"), "utf8");

/** Variables of other programs, or of the scripts themselves. */
const FOREIGN = /^(?:DB_PASSWORD|NODE_(?:ENV|OPTIONS)|POSTGRES_\w+|SITE_URL)$/u;

test("gives no setting to the server that the README does not describe", () => {
  const described = [...readme.matchAll(/`([A-Z]+_[A-Z_]+)`/gu)].map(
    ([, name]) => name,
  );
  const configurations = files.filter((name) =>
    /Dockerfile$|\.yaml$|\.service$/u.test(name),
  );
  expect(configurations).toHaveLength(4);
  const given = configurations.flatMap((name) =>
    [...read(name).matchAll(/\b([A-Z]+_[A-Z_]+)(?:=|:\s|, value)/gu)].map(
      ([, variable = ""]) => variable,
    ),
  );
  const unknown = given.filter(
    (name) => !FOREIGN.test(name) && !described.includes(name),
  );
  expect(unknown).toEqual([]);
});

test("has only YAML that can be parsed", () => {
  const errors = files
    .filter((name) => name.endsWith(".yaml"))
    .flatMap((name) => parseAllDocuments(read(name)))
    .flatMap((document) => document.errors);
  expect(errors).toEqual([]);
});
