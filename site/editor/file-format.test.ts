import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import { compileContent } from "../../cli/compile/compile-content.ts";
import { createCmsConfiguration } from "../../cli/look/json-schema/create-cms-configuration.ts";
import { createFileFormat, type FormField } from "./file-format.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
let formOf: (name: string) => FormField[];

beforeAll(async () => {
  const { folder } = await compileContent({
    contentDir: `${root}content`,
    publicDirs: [`${root}public`],
    now: new Date("2026-11-20T00:00:00Z"),
    render: false,
    preview: { drafts: true, future: true },
    levels: new Map(),
  });
  const { collections } = createCmsConfiguration(folder);
  const forms: { name: string; fields: object }[] = [];
  for (const each of collections)
    forms.push(...("files" in each ? each.files : [each]));
  formOf = (name) => {
    const form = forms.find((each) => each.name === name);
    if (!form) throw new Error(`no form for ${name}`);
    return JSON.parse(JSON.stringify(form.fields));
  };
});

type Fields = Record<string, unknown>;

/** What the CMS makes of a value: texts are trimmed, and every field of the form has a value. */
function fill(value: unknown, field: FormField): unknown {
  if (typeof value === "string") return value.trim();
  if (Array.isArray(value))
    return value.map((item: unknown) => {
      const types = field.types?.find(
        ({ name }) => name === Object(item)["kind"],
      );
      const fields = types?.fields ?? field.fields;
      return fields ? fillAll(Object(item), fields) : item;
    });
  if (field.widget === "object")
    return value === undefined
      ? null
      : fillAll(Object(value), field.fields ?? []);
  if (value !== undefined) return value;
  return field.widget === "boolean" ? false : field.widget === "list" ? [] : "";
}

function fillAll(values: Fields, form: readonly FormField[]): Fields {
  const filled = form.map((field) => [
    field.name,
    fill(values[field.name], field),
  ]);
  return { ...values, ...Object.fromEntries(filled) };
}

/** Opens a file in the CMS, edits its values, and saves it. */
function save(
  text: string,
  form: readonly FormField[],
  edit: (value: Fields & Fields[]) => unknown = () => undefined,
): string {
  const { fromFile, toFile } = createFileFormat(form);
  const read = fromFile(text.trim());
  const value: Fields & Fields[] = Array.isArray(read)
    ? Object(fill(read, Object(form[0])))
    : Object(fillAll(Object(read), form));
  return `${toFile(edit(value) ?? value).trim()}\n`;
}

/** The lines that differ, without those that two files have in common. */
function diff(before: string, after: string) {
  const [a, b] = [before.split("\n"), after.split("\n")];
  while (a.length > 0 && b.length > 0 && a[0] === b[0]) {
    a.shift();
    b.shift();
  }
  while (a.length > 0 && b.length > 0 && a.at(-1) === b.at(-1)) {
    a.pop();
    b.pop();
  }
  return [a.join("\n"), b.join("\n")];
}

test("adds nothing to an item that shares a field with another one", () => {
  const text = `- id: one
  title: One
  description: The first.
  date: 2026-01-01
  type: blog
  readTime: 1 min read
  slug: one
  featured: true
- id: two
  title: Two
  description: The second.
  date: 2026-01-02
  type: blog
  readTime: 2 min read
  slug: two
`;
  expect(save(text, formOf("resources"))).toBe(text);
});

test("keeps every file of the content byte for byte if nothing was edited", () => {
  const files = globSync("**/*.{md,yaml}", { cwd: `${root}content` });
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    if (file === "README.md") continue;
    const [folder = ""] = file.split(/[/\\.]/u);
    const page = `pages-${basename(file, ".yaml")}`;
    const name = folder === "pages" ? page : folder;
    const text = readFileSync(`${root}content/${file}`, "utf8");
    expect([file, save(text, formOf(name))]).toEqual([file, text]);
  }
});

const POST = `---
id: 12
title: "Alerts people read: designing signals" # the working title
description: 'A channel gets muted.'
date: 2026-05-21
type: blog

# Who writes it.
author: priya-nair
categories:
  - sales-operations
  # the second one
  - engagement-signals
image:
  src: /images/a.svg
  alt: A bell.
---

Nobody  mutes a channel.

* one
`;

describe("a post", () => {
  test("changes only the line of an edited field", () => {
    const after = save(POST, formOf("blog"), (post) => {
      post["title"] = "Alerts: three rules";
    });
    expect(diff(POST, after)).toEqual([
      'title: "Alerts people read: designing signals" # the working title',
      'title: "Alerts: three rules" # the working title',
    ]);
  });

  test("gets a new field in its place, and loses an emptied one", () => {
    const dated = save(POST, formOf("blog"), (post) => {
      post["updated"] = "2026-06-01";
    });
    expect(diff(POST, dated)).toEqual(["", "updated: 2026-06-01"]);
    const emptied = save(dated, formOf("blog"), (post) => {
      post["updated"] = "";
    });
    expect(emptied).toBe(POST);
  });

  test("keeps comments in lists, and changes fields of mappings", () => {
    const more = save(POST, formOf("blog"), (post) => {
      post["categories"] = [
        "sales-operations",
        "engagement-signals",
        "outreach",
      ];
    });
    expect(diff(POST, more)).toEqual(["", "  - outreach"]);
    const fewer = save(more, formOf("blog"), (post) => {
      post["categories"] = ["engagement-signals", "outreach"];
    });
    expect(fewer).toContain(
      "categories:\n  # the second one\n  - engagement-signals\n  - outreach\n",
    );
    const pictured = save(POST, formOf("blog"), (post) => {
      post["image"] = { src: "/images/b.svg", alt: "A bell." };
    });
    expect(diff(POST, pictured)).toEqual([
      "  src: /images/a.svg",
      "  src: /images/b.svg",
    ]);
    const without = save(POST, formOf("blog"), (post) => {
      post["image"] = null;
    });
    expect(without).not.toContain("image");
  });

  test("has its text as it was typed", () => {
    const after = save(POST, formOf("blog"), (post) => {
      post["body"] = "Nobody  mutes a channel.\n\n* one\n* two";
    });
    expect(diff(POST, after)).toEqual(["", "* two"]);
  });

  test("that is new has fields in the order of the schema, a number of its own, and no empty fields", () => {
    const { toFile } = createFileFormat(formOf("blog"));
    const entry = fillAll(
      {
        id: "8f14e45f-ceea-467f-9d5e-3b1c2a4d5e6f",
        title: "New: a post",
        date: "2026-06-01",
        type: "blog",
        author: "priya-nair",
        categories: ["outreach"],
        body: "Text.",
      },
      formOf("blog"),
    );
    const text = toFile(entry);
    const [, id] = /^---\nid: (\d{12})\n/u.exec(text) ?? [];
    expect(text).toBe(
      `---\nid: ${id}\ntitle: "New: a post"\ndate: 2026-06-01\nauthor: priya-nair\ncategories: [outreach]\n---\n\nText.\n`,
    );
    expect(toFile(entry)).toBe(text);
  });
});

const LIST = `# Questions, in their order.
- id: one # stays
  page: faq
  question: What is it?
  answer: >-
    A first sentence.
    A second one.

# About money.
- id: two
  page: faq
  question: "How much?"
  answer: Nothing.

- id: three
  page: pricing
  question: Why?
  answer: |
    Because.
`;

describe("a list in one file", () => {
  test("changes only what was edited, in its own style", () => {
    const after = save(LIST, formOf("faq"), (items) => {
      Object(items[1])["question"] = "How much is it?";
      Object(items[2])["answer"] = "Because:\nso.";
    });
    expect(after).toBe(
      LIST.replace("How much?", "How much is it?").replace(
        "Because.",
        "Because:\n    so.",
      ),
    );
    const folded = save(LIST, formOf("faq"), (items) => {
      Object(items[0])["answer"] = "Another sentence.";
    });
    expect(diff(LIST, folded)).toEqual([
      "    A first sentence.\n    A second one.",
      "    Another sentence.",
    ]);
  });

  test("gets an item where it was put, loses one, and changes their order", () => {
    const added = { id: "four", page: "faq", question: "Who?", answer: "We." };
    const item = "- id: four\n  page: faq\n  question: Who?\n  answer: We.\n";
    expect(
      save(LIST, formOf("faq"), (items) => [...Array.from(items), added]),
    ).toBe(`${LIST}\n${item}`);
    const [before = "", after = ""] = LIST.split("\n# About money.");
    expect(
      save(LIST, formOf("faq"), ([one, ...rest]) => [one, added, ...rest]),
    ).toBe(`${before}\n${item}\n# About money.${after}`);
    expect(
      save(LIST, formOf("faq"), (items) => Array.from(items).slice(1)),
    ).toBe(`# Questions, in their order.\n# About money.${after}`);
    const swapped = save(LIST, formOf("faq"), ([one, two, three]) => [
      two,
      one,
      three,
    ]);
    expect(swapped).toContain("# About money.\n- id: two");
    expect(swapped).toContain("\n\n- id: one # stays\n");
  });

  test("gives a new record a number, and keeps that of the others", () => {
    const categories = "- id: 1\n  slug: a\n  name: A\n  description: B.\n";
    const text = save(categories, formOf("categories"), ([one]) => [
      one,
      {
        id: "8f14e45f-ceea-467f-9d5e-3b1c2a4d5e6f",
        slug: "c",
        name: "C",
        description: "D.",
      },
    ]);
    expect(text).toMatch(
      /^- id: 1\n  slug: a\n  name: A\n  description: B.\n- id: \d{12}\n  slug: c\n  name: C\n  description: D.\n$/u,
    );
  });
});

describe("settings and other values", () => {
  test("keep mappings and lists on one line", () => {
    const site = `social:\n  - { name: X, href: "https://a.example" } # ours\noffice:\n  lines: ["Tallinn, Estonia"]\n`;
    const after = save(site, formOf("site"), (value) => {
      value["social"] = [{ name: "Y, Z", href: "https://a.example" }];
      value["office"] = { city: "Tartu", lines: ["Tartu, Estonia", "2nd"] };
    });
    expect(after).toBe(
      `social:\n  - { name: "Y, Z", href: "https://a.example" } # ours\noffice:\n  city: Tartu\n  lines: [ "Tartu, Estonia", 2nd ]\n`,
    );
  });

  test("turn typed numbers into numbers, and keep words", () => {
    const plans = "- id: a\n  profiles: 1\n- id: b\n  profiles: unlimited\n";
    const after = save(plans, formOf("plans"), (items) => {
      Object(items[0])["profiles"] = "3";
      Object(items[1])["profiles"] = "20";
    });
    expect(after).toContain("profiles: 3\n");
    expect(after).toContain("profiles: 20\n");
  });

  test("are written anew where the file cannot be edited in place", () => {
    const text = "title: &t One\nlanguage: *t\ncode: x\n";
    const after = save(text, formOf("snippets"), (value) => {
      value["title"] = "Two";
    });
    expect(after).toBe("title: Two\nlanguage: One\ncode: x\n");
  });
});
