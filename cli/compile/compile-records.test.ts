import { expect, test } from "vitest";
import { createSourceText } from "../model/source-text.ts";
import { readYaml } from "./compile-records.ts";

function createMemory() {
  const values = new Map<string, unknown>();
  return {
    values,
    get: (digest: string) => values.get(digest),
    set: (digest: string, value: unknown) => void values.set(digest, value),
    save: () => {},
  };
}

const text = "note: |\n  Two\n  lines.\nlast: end\n";

test("reads YAML from the memory, with the same data and positions", () => {
  const memory = createMemory();
  const source = createSourceText("site.yaml", text);
  const first = readYaml(source, "digest", memory);
  expect(memory.values.get("digest")).toEqual(first.yaml?.data);
  const second = readYaml(source, "digest", memory);
  expect(second.yaml?.data).toBe(memory.values.get("digest"));
  expect(second.yaml?.rangeOf(["last"])).toEqual(first.yaml?.rangeOf(["last"]));
});

test.for([
  ["has a mistake", `${text}last: again\n`],
  ["holds what JSON cannot", `${text}size: .inf\n`],
])("does not remember YAML that %s", ([, yaml = ""]) => {
  const memory = createMemory();
  readYaml(createSourceText("site.yaml", yaml), "digest", memory);
  expect(memory.values.size).toBe(0);
});
