import { describe, expect, it } from "vitest";
import {
  isTest,
  readSourceFiles,
  type SourceFile,
  type SourceImport,
} from "./source-files.ts";

const files = readSourceFiles();
const code = files.filter((file) => !isTest(file.path));

/** Who may import whom. The first rule whose `from` fits a file decides; `allow` and `deny` see the target. */
interface Rule {
  from: RegExp;
  allows: (line: SourceImport, file: SourceFile) => boolean;
}

const packageIn = (names: RegExp) => (line: SourceImport) =>
  line.target === undefined && names.test(line.specifier);
const within = (folder: string) => (line: SourceImport) =>
  line.target?.startsWith(folder) ?? false;
const door = (name: string) => (line: SourceImport) => line.specifier === name;
const any =
  (...checks: ((line: SourceImport) => boolean)[]) =>
  (line: SourceImport) =>
    checks.some((check) => check(line));

const rules: Rule[] = [
  {
    from: /^cli\/schema\//u,
    allows: any(within("cli/schema/"), packageIn(/^zod\/mini$/u)),
  },
  {
    from: /^cli\/pipeline\/(?!compile-content)/u,
    allows: (line) =>
      !/^cli\/(?:commands|reporters)\//u.test(line.target ?? "") &&
      line.specifier !== "commander",
  },
  { from: /^cli\//u, allows: any(within("cli/"), packageIn(/./u)) },
  {
    from: /^server\/contract\//u,
    allows: any(
      within("server/contract/"),
      door("#schema"),
      packageIn(/^zod\/mini$/u),
    ),
  },
  {
    from: /^server\//u,
    allows: any(
      within("server/"),
      door("#schema"),
      door("#contract"),
      packageIn(/^(?!unified$|remark|rehype|gray-matter|react)/u),
    ),
  },
  {
    from: /^site\/components\/ui\//u,
    allows: any(
      within("site/components/ui/"),
      packageIn(/^react(?:-dom)?(?:\/|$)/u),
    ),
  },
  {
    from: /^site\//u,
    allows: any(
      within("site/"),
      door("#contract"),
      packageIn(
        /^(?:react|react-dom|react-router-dom|vike|@tanstack\/react-query)(?:\/|$)/u,
      ),
    ),
  },
  { from: /^scripts\//u, allows: () => true },
];

function crossings(): string[] {
  return code.flatMap((file) => {
    const rule = rules.find(({ from }) => from.test(file.path));
    return file.imports
      .filter((line) => !rule?.allows(line, file))
      .map((line) => `${file.path} imports ${line.specifier}`);
  });
}

/** The doors by their exact file: nobody reaches behind a door of another folder. */
function reachesBehindDoors(): string[] {
  return code.flatMap((file) =>
    file.imports
      .filter(({ target, specifier }) => {
        if (!target || specifier.startsWith("#")) return false;
        const [from] = file.path.split("/");
        const [to] = target.split("/");
        return from !== to && from !== "scripts";
      })
      .map(({ specifier }) => `${file.path} imports ${specifier}`),
  );
}

function cycles(): string[] {
  const byPath = new Map(code.map((file) => [file.path, file]));
  const state = new Map<string, "open" | "done">();
  const found: string[] = [];
  const visit = (path: string, trail: string[]) => {
    if (state.get(path) === "done") return;
    if (state.get(path) === "open") {
      found.push([...trail.slice(trail.indexOf(path)), path].join(" -> "));
      return;
    }
    state.set(path, "open");
    for (const line of byPath.get(path)?.imports ?? []) {
      if (
        line.target &&
        byPath.has(line.target) &&
        !line.typeOnly &&
        !line.lazy
      )
        visit(line.target, [...trail, path]);
    }
    state.set(path, "done");
  };
  for (const file of code) visit(file.path, []);
  return found;
}

describe("the house", () => {
  it("reads every folder of code", () => {
    for (const folder of ["cli", "server", "site", "scripts"]) {
      expect(code.some((file) => file.path.startsWith(`${folder}/`))).toBe(
        true,
      );
    }
    expect(code.flatMap((file) => file.imports).length).toBeGreaterThan(100);
  });

  it("lets no import cross a border", () => {
    expect(crossings()).toEqual([]);
  });

  it("enters another folder only through its door", () => {
    expect(reachesBehindDoors()).toEqual([]);
  });

  it("has no import cycle", () => {
    expect(cycles()).toEqual([]);
  });

  it("touches process only at the edges", () => {
    // A file that is the whole of a process: its streams are its only way to talk.
    const edges =
      /^scripts\/|(?:^|\/)bin\.ts$|^server\/start\.ts$|-process\.ts$/u;
    const offenders = code
      .filter(
        (file) =>
          !edges.test(file.path) &&
          /(?<![\w.])process\.(?:env|exit|argv|stdout|stderr|stdin|on)\b/u.test(
            file.text,
          ),
      )
      .map((file) => file.path);
    expect(offenders).toEqual([]);
  });

  it("keeps files small", () => {
    const lengths = code.map((file) => ({
      path: file.path,
      lines: file.text.split("\n").length - 1,
    }));
    expect(lengths.filter(({ lines }) => lines > 300)).toEqual([]);
    const sorted = lengths.map(({ lines }) => lines).toSorted((a, b) => a - b);
    expect(sorted[Math.floor(sorted.length * 0.9)]).toBeLessThanOrEqual(150);
  });

  it("silences the type checker nowhere", () => {
    const offenders = code
      .filter((file) => /@ts-(?:ignore|nocheck|expect-error)/u.test(file.text))
      .map(({ path }) => path);
    expect(offenders).toEqual([]);
  });
});
