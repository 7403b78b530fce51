import { realpathSync } from "node:fs";
import { extname } from "node:path";
import { describe, expect, it } from "vitest";
import { bin } from "../package.json";
import {
  isTest,
  readSourceFiles,
  type SourceFile,
  type SourceImport,
} from "./source-files.ts";

const code = readSourceFiles().filter(({ path }) => !isTest(path));
const byPath = new Map(code.map((file) => [file.path, file]));

type Check = (line: SourceImport) => boolean;

const packageNamed =
  (names: RegExp): Check =>
  ({ specifier, target }) =>
    target === undefined && names.test(specifier);
const within =
  (folder: string): Check =>
  ({ specifier, target }) =>
    !specifier.startsWith("#") && (target?.startsWith(folder) ?? false);
const door =
  (...names: string[]): Check =>
  ({ specifier }) =>
    names.includes(specifier);

/** The allowed imports of files. The first line whose `from` matches a file applies. */
const rules: { from: RegExp; allowed: Check[] }[] = [
  {
    from: /^cli\/schema\//u,
    allowed: [within("cli/schema/"), packageNamed(/^zod\/mini$/u)],
  },
  {
    from: /^cli\/commands\//u,
    allowed: [within("cli/"), door("#schema"), packageNamed(/./u)],
  },
  {
    from: /^cli\/(?!program\.ts|run\.ts)/u,
    allowed: [
      within("cli/"),
      door("#schema", "#routes"),
      packageNamed(/^(?!commander$)/u),
    ],
  },
  { from: /^cli\//u, allowed: [within("cli/"), packageNamed(/./u)] },
  {
    from: /^server\/contract\//u,
    allowed: [
      within("server/contract/"),
      door("#schema"),
      packageNamed(/^zod\/mini$/u),
    ],
  },
  {
    from: /^server\//u,
    allowed: [
      within("server/"),
      door("#schema", "#contract", "#routes"),
      packageNamed(/^(?!unified$|remark|rehype|gray-matter|react)/u),
    ],
  },
  {
    from: /^site\/route-table\.ts$/u,
    allowed: [],
  },
  {
    from: /^site\/components\/ui\//u,
    allowed: [
      within("site/components/ui/"),
      // The type of addresses.
      within("site/route-table.ts"),
      within("site/messages/"),
      packageNamed(
        /^(?:react|react-dom|class-variance-authority|tailwind-merge)(?:\/|$)/u,
      ),
    ],
  },
  {
    from: /^site\/editor\//u,
    allowed: [
      within("site/editor/"),
      within("site/styles/"),
      packageNamed(/^(?:@sveltia\/cms|react|yaml)$/u),
    ],
  },
  {
    from: /^site\//u,
    allowed: [
      within("site/"),
      door("#contract"),
      packageNamed(
        /^(?:react|react-dom|react-router-dom|vike|@tanstack\/react-query|class-variance-authority|fastest-levenshtein)(?:\/|$)/u,
      ),
    ],
  },
  { from: /^(?:scripts|bench)\//u, allowed: [() => true] },
];

function crossings(): string[] {
  return code.flatMap(({ path, imports }) => {
    const rule = rules.find(({ from }) => from.test(path));
    return imports
      .filter((line) => !rule?.allowed.some((check) => check(line)))
      .map(({ specifier }) => `${path} imports ${specifier}`);
  });
}

/**
 * The rooms of cli/. Each may import those before it. The files beside the rooms are either `ground`, below most rooms, or
 * `roof`, above all of them.
 */
const rooms = [
  "schema",
  "ground",
  "model",
  "rules",
  "compile",
  "report",
  "check",
  "look",
  "change",
  "import",
  "editor",
  "commands",
  "roof",
];

function roomOf(path: string): string | undefined {
  const [top, room = "", ...rest] = path.split("/");
  if (top !== "cli") return undefined;
  if (rest.length > 0) return room;
  return /^(?:bin|bundle|program|run)\.ts$/u.test(room) ? "roof" : "ground";
}

/** Imports from a room that comes after the importing one. */
function climbs(): string[] {
  return links().flatMap(({ from, to }) => {
    const [room, target] = [roomOf(from), roomOf(to)];
    if (room === undefined || target === undefined) return [];
    return rooms.indexOf(target) > rooms.indexOf(room)
      ? `${from} imports ${to}`
      : [];
  });
}

/** A stage of the compiler. Only the composers, compile-*.ts, decide the order of stages. */
const stage = /^cli\/compile\/(?!compile-)[\w-]+\.ts$/u;

/** Every import between two files. */
function links(): { from: string; to: string }[] {
  return code.flatMap(({ path, imports }) =>
    imports.flatMap(({ target }) =>
      target !== undefined && byPath.has(target)
        ? { from: path, to: target }
        : [],
    ),
  );
}

/** The folder of a file within its top-level folder, or the file itself if it is beside the folders. */
function folderOf(path: string): string {
  const parts = path.split("/");
  return parts.length > 2 ? parts.slice(0, 2).join("/") : path;
}

/** Pairs of folders that import each other, with an example of each direction. */
function mutualFolders(): string[] {
  const examples = new Map<string, string>();
  for (const { from, to } of links())
    examples.set(`${folderOf(from)} ${folderOf(to)}`, `${from} -> ${to}`);
  return [...examples].flatMap(([pair, example]) => {
    const [a = "", b = ""] = pair.split(" ");
    const back = examples.get(`${b} ${a}`);
    return a < b && back !== undefined ? `${example}, ${back}` : [];
  });
}

/** Cycles of imports, including types. Each is found once, from one of its files. */
function cycles(): string[] {
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (file: SourceFile, trail: readonly string[]) => {
    const { imports, path } = file;
    if (trail.includes(path)) {
      found.push([...trail.slice(trail.indexOf(path)), path].join(" -> "));
      return;
    }
    if (done.has(path)) return;
    for (const { target = "" } of imports) {
      const next = byPath.get(target);
      if (next) visit(next, [...trail, path]);
    }
    done.add(path);
  };
  for (const file of code) visit(file, []);
  return found;
}

describe("the structure of the code", () => {
  it("reads every folder of code, types included", () => {
    for (const folder of ["bench", "cli", "scripts", "server", "site"])
      expect(code.some(({ path }) => path.startsWith(`${folder}/`))).toBe(true);
    expect(links()).toContainEqual({
      from: "site/routes.tsx",
      to: "site/route-table.ts",
    });
    expect(links()).toContainEqual({
      from: "server/documents/sitemap.ts",
      to: "site/route-table.ts",
    });
  });

  it("lets no import cross a border", () => {
    expect(crossings()).toEqual([]);
  });

  it("lets each room of the toolchain import only rooms before it", () => {
    const known = code.flatMap(({ path }) => roomOf(path) ?? []);
    expect(new Set(known)).toEqual(new Set(rooms));
    expect(climbs()).toEqual([]);
  });

  it("lets no stage of the compiler import another", () => {
    const crossing = links().filter(
      ({ from, to }) => stage.test(from) && stage.test(to),
    );
    expect(crossing).toEqual([]);
  });

  it("has no two folders that import each other", () => {
    expect(mutualFolders()).toEqual([]);
  });

  it("has no cycle of imports", () => {
    expect(cycles()).toEqual([]);
  });

  it("touches process only at the edges", () => {
    // Files that are entry points of a process, and may use its streams directly.
    const edges =
      /^(?:scripts|bench)\/|(?:^|\/)bin\.ts$|^server\/serve-built-site\.ts$|-process\.ts$/u;
    const touches =
      /(?<![\w.])process\.(?:env|exit|argv|stdout|stderr|stdin|on)\b/u;
    const offenders = code.filter(
      ({ path, text }) => !edges.test(path) && touches.test(text),
    );
    expect(offenders.map(({ path }) => path)).toEqual([]);
  });

  it("lets an older Node read every file that is started by name", () => {
    const names = [...Object.values(bin), "server/start.mjs"];
    const files = names.map((name) => realpathSync(name));
    expect(files.map((file) => extname(file))).toEqual(names.map(() => ".mjs"));
  });

  it("keeps files small", () => {
    const lengths = code.map(({ path, text }) => ({
      path,
      lines: text.split("\n").length - 1,
    }));
    expect(lengths.filter(({ lines }) => lines > 300)).toEqual([]);
    const bin = byPath.get("cli/bin.ts")?.text.split("\n") ?? [];
    expect(bin.length).toBeLessThanOrEqual(20);
  });

  it("silences the type checker nowhere", () => {
    const offenders = code.filter(({ text }) =>
      /@ts-(?:ignore|nocheck|expect-error)/u.test(text),
    );
    expect(offenders.map(({ path }) => path)).toEqual([]);
  });
});
