import { isMapping } from "../../model/value-at.ts";

/** Wrong values that replace each field. */
const WRONG: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e16,
  "",
  " a",
  "a ",
  "a\nb",
  "a",
  "x".repeat(5000),
  "Ünïcode",
  [],
  ["a"],
  [""],
  {},
  { a: 1 },
  [null],
  "2026-02-30",
  "2024-02-29",
  "2026-1-2",
  "2026-01-02T10:00:00",
  "2026-01-02T10:00:00Z",
  "2026-01-02T10:00:00+02:00",
  "/a",
  "a/b",
  "//a",
  "/a/../b",
  "/a?b",
  "/a#b",
  "#a",
  "https://a.example",
  "http://a.example",
  "HTTPS://a.example",
  "javascript:alert(1)",
  "mailto:a@b.example",
  "/a.svg",
  "/a.SVG",
  "./a.JpG",
  "/a.txt",
  "a.png",
  "a@b.example",
  "@",
  "$1",
  "$1.",
  "1",
  "unlimited",
  "article",
  "two-words",
  "Two Words",
  "live",
];

/** Copies of a value with one mistake each, in every place. */
export function mutateValue(raw: unknown): { label: string; value: unknown }[] {
  return [
    { label: "as it is", value: raw },
    ...WRONG.map((value) => ({ label: `all ${JSON.stringify(value)}`, value })),
    {
      label: "unknown key",
      value: isMapping(raw) ? { ...raw, unknwon: 1 } : raw,
    },
    ...fieldPaths(raw).flatMap((path) => [
      {
        label: `without ${path.join(".")}`,
        value: withValue(raw, path, undefined),
      },
      ...WRONG.map((wrong) => ({
        label: `${path.join(".")} = ${JSON.stringify(wrong)}`.slice(0, 90),
        value: withValue(raw, path, wrong),
      })),
    ]),
    ...[
      "draft",
      "slug",
      "aliases",
      "publishAt",
      "externalUrl",
      "featured",
      "badge",
    ].flatMap((key) =>
      WRONG.map((wrong) => ({
        label: `added ${key} = ${JSON.stringify(wrong)}`,
        value: withValue(raw, [key], wrong),
      })),
    ),
  ];
}

type Path = (string | number)[];

/** The paths of all fields, with only the first item of each list. */
function fieldPaths(value: unknown, path: Path = []): Path[] {
  const inner: [string | number, unknown][] = Array.isArray(value)
    ? value.slice(0, 1).map((item: unknown, index) => [index, item])
    : isMapping(value)
      ? Object.entries(value)
      : [];
  return inner.flatMap(([step, item]) => [
    [...path, step],
    ...fieldPaths(item, [...path, step]),
  ]);
}

function withValue(root: unknown, path: Path, value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  const copy: unknown = Array.isArray(root)
    ? [...root]
    : { ...(isMapping(root) ? root : {}) };
  if (typeof copy !== "object" || copy === null) return copy;
  const inner = withValue(Reflect.get(copy, step), rest, value);
  if (inner === undefined) Reflect.deleteProperty(copy, step);
  else Reflect.set(copy, step, inner);
  return Array.isArray(copy) ? copy.filter(() => true) : copy;
}
