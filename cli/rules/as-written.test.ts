import { expect, test } from "vitest";
import { toBodyInput } from "../compile/body-compiler.ts";
import { compileBody } from "../compile/compile-body.ts";

const findIn = (text: string) =>
  compileBody({ ...toBodyInput("blog/post.md", text), render: false })
    .diagnostics;

/** Texts that a page would show in another way than they are written, the rule, its line, and the text with its fix. */
const differing: [text: string, rule: string, line: number, fixed?: string][] =
  [
    ["One.\n\n<!-- later --!\n\nTwo.", "html/not-closed", 3],
    ["> <!-- to be\n\nTwo.", "html/not-closed", 1],
    ["One <!-- two\n\nthree --> four.", "html/not-closed", 1],
    ["Some <em>stress here.\n\nTwo.", "html/not-closed", 1],
    ["<section>\n\nOne.\n\n    </section>", "html/not-closed", 1],
    ['<figure title="a>\n\nOne.', "html/not-closed", 1],
    ["Some <mark/>words.", "html/not-closed", 1, "Some <mark></mark>words."],
    ["One.\n\n~~~css\na {}\n\nTwo.", "code/not-closed", 3],
    ["> ```css\n> a {}\n\nTwo.", "code/not-closed", 1],
    ["```css\na {}\n\nTwo.\n\n```css\nb {}\n```", "code/not-closed", 1],
    [
      "[list](/files/our list.pdf).",
      "link/not-recognized",
      1,
      "[list](</files/our list.pdf>).",
    ],
    [
      "![**Big** plan](./my plan.svg 'A plan')",
      "link/not-recognized",
      1,
      '![**Big** plan](<./my plan.svg> "A plan")',
    ],
    [
      "[a](https://example.org/a “B c”)",
      "link/not-recognized",
      1,
      '[a](https://example.org/a "B c")',
    ],
    ["(the map)[./map]", "link/not-recognized", 1, "[the map](./map)"],
    ["!(a map)[map.svg]", "link/not-recognized", 1, "![a map](map.svg)"],
    ["[/map](the map)", "link/not-recognized", 1, "[the map](/map)"],
    ["[the map] (/map)", "link/not-recognized", 1, "[the map](/map)"],
    ["[the map](/map", "link/not-recognized", 1],
    ["[map].\n\n[map]: /our map", "link/not-recognized", 3],
    ["See [map].\n[map]: /map", "link/not-recognized", 2],
    ["[map]\n\n[map]: /a\n\n[MAP]: /b", "link/duplicate-definition", 5],
    ["A[^a]\n\n[^a]: B\n\n[^a]: C", "footnote/duplicate", 5],
    ["Before.\n\nA <!- note -> here.", "html/not-closed", 3],
    ['See <a href="/plans>plans', "html/not-closed", 1],
    ["One.\n\n</section>\n\nTwo.", "html/not-closed", 3],
    ["Tom &amp Ann", "html/not-closed", 1, "Tom &amp; Ann"],
    ["<?php echo 1; ?>\n\nOne.", "html/unsafe", 1],
    ["One <![CDATA[two]]> three.", "html/unsafe", 1],
    ["One `npm ci to install.", "code/not-closed", 1],
    ["**One\n\ntwo.**", "emphasis/not-recognized", 1],
    ["[价格]（/plans）", "link/not-recognized", 1, "[价格](/plans)"],
    ["the [map(/map) here", "link/not-recognized", 1, "the [map](/map) here"],
    ["[a](/a){:target=_blank}", "markup/not-rendered", 1],
    ["![a](/a.png){width=50%} b", "markup/not-rendered", 1],
    ["- [x] one\n- [] two", "markup/not-rendered", 2],
    ["| a | b |\n| 1 | 2 |", "table/not-recognized", 1],
    ["– one\n– two", "list/not-recognized", 1],
    ["One.\n\n##\n\nTwo.", "heading/not-recognized", 3],
    ["One two three four.\n---\n\nFive.", "heading/not-recognized", 1],
    ["###Plans", "heading/not-recognized", 1, "### Plans"],
    ["One.\n#Our plans", "heading/not-recognized", 2, "One.\n## Our plans"],
    ["##\u3000価格", "heading/not-recognized", 1, "## 価格"],
    ["####### Plans", "heading/not-recognized", 1, "###### Plans"],
    ["1. One\n  * two\n2. Three", "list/indent", 2],
    ["10. One\n\n  Two.\n\n11. Three", "list/indent", 3],
    ["- One\n - two\n- Three", "list/indent", 2],
    ["*One\n*Two", "list/not-recognized", 1],
    ["Steps:\n\n1.One\n2.Two", "list/not-recognized", 3],
    ["• One\n• Two", "list/not-recognized", 1],
    ["<p>\nSee [plans](/plans).\n</p>", "html/markdown-inside", 2],
    ["<section>\n## Plans\n</section>", "html/markdown-inside", 2],
    ["他说**「好」**了", "emphasis/not-recognized", 1, "他说「**好**」了"],
    ["**注意：**小心", "emphasis/not-recognized", 1, "**注意**：小心"],
    [
      "这**“好”与“坏”**都",
      "emphasis/not-recognized",
      1,
      "这<strong>“好”与“坏”</strong>都",
    ],
    ["**Tip!**Read", "emphasis/not-recognized", 1, "**Tip!** Read"],
    ["A ** bold ** word", "emphasis/not-recognized", 1, "A **bold** word"],
    ["这__重要__的", "emphasis/not-recognized", 1, "这**重要**的"],
    ["*[API]: An interface", "markup/not-rendered", 1],
    ['import "./a.css"', "markup/not-rendered", 1],
    ["export const a = 1", "markup/not-rendered", 1],
    ["One {/* two */} three", "markup/not-rendered", 1],
    ["One %% two %% three", "markup/not-rendered", 1],
    ["+---+---+\n| a | b |\n+---+---+", "markup/not-rendered", 1],
    ["Hello <%= name %>", "markup/not-rendered", 1],
    ["As shown [@doe99, p. 3].", "markup/not-rendered", 1],
    ["- [x] one\n- [X]two", "markup/not-rendered", 2],
    ["A {.wide}", "markup/not-rendered", 1],
    ["A [map].\n\n[map] : /map", "link/not-recognized", 3],
    ["Run ``npm test` first.", "code/not-closed", 1],
    ["- One\n-Two\n- Three", "list/not-recognized", 2, "- One\n- Two\n- Three"],
    ["1. One\n2.Two", "list/not-recognized", 2, "1. One\n2. Two"],
    ["a) One\nb) Two", "list/not-recognized", 1],
    ["(1) One\n(2) Two", "list/not-recognized", 1],
    ["It was ~~dear but ~ now", "emphasis/not-recognized", 1],
    ["A &nbps; B", "html/not-closed", 1],
  ];

test.for(differing)("reports %j", ([text, rule, line, fixed]) => {
  const [found, ...others] = findIn(text).filter((each) => each.rule === rule);
  expect({ line: found?.line, others }).toEqual({ line, others: [] });
  expect(found?.severity).toBe("warning");
  const edits = found?.fix?.toReversed() ?? [];
  const after = edits.reduce(
    (old, edit) => old.slice(0, edit.start) + edit.text + old.slice(edit.end),
    text,
  );
  expect(after).toBe(fixed ?? text);
  expect(findIn(after).filter((each) => each.rule === rule)).toHaveLength(
    fixed === undefined ? 1 : 0,
  );
});

test.for([
  "One <!-- a --> two. <!--->\n\n<!--\n\nb\n\n-->\n\nThree.",
  "<details open>\n<summary>A</summary>\n\n- <b>B</b>\n\n</details>\n\nOne.<br>",
  "<p>One\n\n<ul><li>Two<li>Three</ul>",
  "```md\n~~~js\n```\n\n````md\n```js\na\n```\n````",
  "See (the map)[1] and [sic] (as he said), f[a](b, c), [x](y).",
  "[map] and [plans]\n\n[map]: /a\n[plans]: /b 'The plans'",
  "#sales #leads\n\n#1 in our market\n\n#sales is busy.",
  "-5 degrees\n\n*required\n\n1.5 of 2.5",
  "- One\n\n  Two\n\n1. Three\n   - four\n\nFive.",
  " 9. Nine\n10. Ten",
  "2 ** 3 and 4 ** 5, 3 * 4 * 5, `** a **`, \\** a \\**, snake_case_name",
  "<pre>\n**a** [b](/c)\n</pre>\n\n<div>\n\n**a**\n\n</div>",
  "important things and exports, 50 %% of 100 %%",
  "Use **kwargs, `a` and it`s, the `foo' style, \\`b, <p>`c` d</p>.",
  "!!! Careful !!!\n\n!!! So what?\n\n!!! Read this: it is new.",
  "A heading\n---\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n- [ ] c\n- [d](/d) {e}",
])("reports nothing in %j", (text) => {
  const found = findIn(text).map(({ rule }) => rule);
  const own = /not-closed|not-recognized|duplicate|inside|indent|not-rendered/u;
  expect(found.filter((rule) => own.test(rule))).toEqual([]);
});

test("reports headings without words once each, not as equal ones", () => {
  const found = findIn("##\n\nOne.\n\n##\n\nTwo.").map(({ rule }) => rule);
  expect(found).toEqual(["heading/not-recognized", "heading/not-recognized"]);
});
