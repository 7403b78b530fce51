import { expect, test } from "vitest";
import { applyEdits } from "../../change/edit/apply-edits.ts";
import { compileContent } from "../../compile/compile-content.ts";
import { createWorkspace, NOW } from "../../proof/testing/create-workspace.ts";
import { SAMPLE } from "../../proof/testing/sample-files.ts";
import { editAliases, type AliasChange } from "./edit-aliases.ts";

const HEAD = "id: 1\ntitle: A title for the tests";
const add = { add: ["/blog/a"] };
const swap = { add: ["/blog/a"], remove: "/blog/b" };
const drop = { add: [], remove: "/blog/b" };

const cases: [
  name: string,
  change: AliasChange,
  before: string,
  after: string,
][] = [
  [
    "as a block like the other lists, where the key belongs",
    add,
    `${HEAD}\nslug: x\ncategories:\n  - one\n`,
    `${HEAD}\nslug: x\naliases:\n  - /blog/a\ncategories:\n  - one\n`,
  ],
  [
    "on one line like the other lists",
    add,
    `${HEAD}\ncategories: [one]\n`,
    `${HEAD}\naliases: [/blog/a]\ncategories: [one]\n`,
  ],
  [
    "with the indentation of the other lists, below a comment",
    add,
    `categories:\n- one\n${HEAD} # why\n\n# about the author\nauthor: x\n`,
    `categories:\n- one\n${HEAD} # why\naliases:\n- /blog/a\n\n# about the author\nauthor: x\n`,
  ],
  [
    "after a text of more lines",
    add,
    `id: 1\ndescription: >-\n  A text\n  of two lines.\n\nauthor: x\n`,
    `id: 1\ndescription: >-\n  A text\n  of two lines.\naliases: [/blog/a]\n\nauthor: x\n`,
  ],
  [
    "at the top when every key comes later",
    add,
    "type: blog\nauthor: x\n",
    "aliases: [/blog/a]\ntype: blog\nauthor: x\n",
  ],
  [
    "after others in a block, with their comments and quotes",
    add,
    `aliases: # old\n    - "/x" # first\n    - '/y' # second\n${HEAD}\n`,
    `aliases: # old\n    - "/x" # first\n    - '/y' # second\n    - '/blog/a'\n${HEAD}\n`,
  ],
  [
    "after others on one line",
    add,
    `aliases: [ "/x","/y" ] # old\n`,
    `aliases: [ "/x","/y","/blog/a" ] # old\n`,
  ],
  [
    "after others on lines of their own",
    add,
    "aliases: [\n  /x,\n  /y, # old\n]\n",
    "aliases: [\n  /x,\n  /y,\n  /blog/a, # old\n]\n",
  ],
  ["into an empty list", add, "aliases: []\n", "aliases: [/blog/a]\n"],
  [
    "to a key without a value",
    add,
    "aliases:\nid: 1\n",
    "aliases: [/blog/a]\nid: 1\n",
  ],
  [
    "into front matter on one line",
    add,
    "{ id: 1, title: x, author: y }\n",
    "{ id: 1, title: x, aliases: [/blog/a], author: y }\n",
  ],
  [
    "beside an explicit key",
    add,
    "? type\n: blog\nauthor: x\n",
    "aliases: [/blog/a]\n? type\n: blog\nauthor: x\n",
  ],
  [
    "after the only one of an explicit key",
    add,
    "? aliases\n: - /x\nid: 1\n",
    "? aliases\n: - /x\n  - /blog/a\nid: 1\n",
  ],
  [
    "to an explicit key without a value",
    add,
    "? aliases\nid: 1\n",
    "? aliases\n: [/blog/a]\nid: 1\n",
  ],
  [
    "to a key without a colon on one line",
    add,
    "{ id: 1, aliases, author: y }\n",
    "{ id: 1, aliases: [/blog/a], author: y }\n",
  ],
  [
    "and takes the first of an explicit key away",
    drop,
    "? aliases\n: - /blog/b\n  - /x\nid: 1\n",
    "? aliases\n: - /x\nid: 1\n",
  ],
  [
    "in the place of a repetition of the one that goes",
    swap,
    "owner: &was /blog/b\naliases:\n  - *was\n",
    "owner: &was /blog/b\naliases:\n  - /blog/a\n",
  ],
  [
    "of two addresses at once",
    { add: ["/blog/a", "/blog/c"] },
    "categories:\n  - one\nid: 1\n",
    "categories:\n  - one\nid: 1\naliases:\n  - /blog/a\n  - /blog/c\n",
  ],
  [
    "not twice",
    { add: ["/blog/a", "/x"] },
    "aliases: [/x, /blog/a]\n",
    "aliases: [/x, /blog/a]\n",
  ],
  [
    "in the place of the one that goes",
    swap,
    "aliases:\n  - /x\n  - '/blog/b' # was\n  - /y\n",
    "aliases:\n  - /x\n  - '/blog/a' # was\n  - /y\n",
  ],
  [
    "and takes a line away",
    drop,
    "aliases:\n  - /x\n  - /blog/b # was\n  - /y\n",
    "aliases:\n  - /x\n  - /y\n",
  ],
  [
    "and takes the first away",
    drop,
    "aliases: [/blog/b, /x]\n",
    "aliases: [/x]\n",
  ],
  [
    "and takes the last away",
    drop,
    "aliases: [/x, /blog/b]\n",
    "aliases: [/x]\n",
  ],
  [
    "and takes the key away with its only one",
    drop,
    "id: 1\naliases:\n  - /blog/b\nauthor: x\n",
    "id: 1\nauthor: x\n",
  ],
];

test.for(cases)("adds an address %s", async ([, change, before, after]) => {
  for (const eol of ["\n", "\r\n"]) {
    const lines = (text: string) =>
      `---\n${text}---\n\nText.\n`.replaceAll("\n", eol);
    const workspace = await createWorkspace({
      ...SAMPLE,
      "content/blog/b.md": lines(before),
    });
    const { folder } = await compileContent({
      contentDir: workspace.path("content"),
      publicDirs: [],
      now: NOW,
      render: false,
      preview: { drafts: true, future: true },
      levels: new Map(),
    });
    const entry = folder.entries.find(({ file }) => file === "blog/b.md");
    if (entry === undefined) throw new Error("There is no entry");
    const edits = editAliases(entry, change);
    expect(applyEdits(entry.source.text, edits)).toBe(lines(after));
  }
});
