import * as fc from "fast-check";

const words = (list: string, separator = " | ") => list.split(separator);

/** Inline pieces that have a meaning in Markdown, or look like it. */
const inlines = fc.constantFrom(
  ...words(
    'a | b c | * | ** | _ | __ | ~ | ~~ | ` | `` | [ | ] | ( | ) | ![ | ]( | < | > | &amp; | &#35; | &copy; | & | \\ | http://a.b | https://x.yz/p?q=1&r=2 | www.a.bc | a@b.cd | http://localhost:3000/x | https://a.bc/d_(e), | a.b+c@d.ef. | https://a.bc/*x* | https://a.bc/&amp;x | https://a.bc/x&copy; | https://a.bc: | [https://a.bc/d](https://a.bc/d) | [a](https://a.bc "t") | [a]: <http://a.bc> "t" | **_b_** | _**b**_ | ~~*b*~~ | `http://a.bc` | [m](mailto:a.b@c.de) | http://127.0.0.1:80/ | a@b | <http://a.b> | <a@b.cd> | <b> | </b> | <br/> | [x] | [x]: /u | [^1] | [^1]: n | ![i](/j) | [l](/m "t") | [l][x] | [x][] | é | 日本 | 🚀 | : | - | = | # | 1. | + | " | \' | {{code:x}} | ! | . | snake_case | 2 * 3 | **b** | *e* | `c` | [l](https://a.bc/d) | (x@y.zz) | end.',
  ),
  ..." \t|\u00a0\u200b\u3000\0\ufeff\f\u2028",
  "\\\n",
  "  \n",
);
const prose = fc
  .array(
    fc.oneof(
      {
        weight: 5,
        arbitrary: fc.constantFrom("one", "two", "three.", "**b**"),
      },
      {
        weight: 2,
        arbitrary: fc.constantFrom("[l](/x)", "`c`", "*e*", "é", "a\nb"),
      },
      { weight: 1, arbitrary: inlines },
    ),
    { minLength: 1, maxLength: 9 },
  )
  .map((pieces) => pieces.join(" "));

function indented(text: string, prefix: string, first = prefix): string {
  const [start = "", ...others] = text.split("\n");
  const rest = others.map((one) => (one === "" ? one : prefix + one));
  return [first + start, ...rest].join("\n");
}

/** Documents as people usually write them. */
const { blocks: tame } = fc.letrec<{ block: string; blocks: string }>(
  (tie) => ({
    block: fc.oneof(
      { maxDepth: 3 },
      prose,
      prose.map((text) => `## ${text.replaceAll("\n", " ")}`),
      prose.map((text) => `\`\`\`js\n${text}\n\n  x\n\`\`\``),
      prose.map(
        (text) => `| a | b |\n|---|:-:|\n| ${text.replaceAll("\n", " ")} | c |`,
      ),
      prose.map((text) => `[x]: https://a.bc/d\n\n${text} [x]`),
      prose.map((text) => `${text}[^1]\n\n[^1]: Note.`),
      prose.map(
        (text) => `<details>\n<summary>s</summary>\n\n${text}\n\n</details>`,
      ),
      fc.constantFrom("---", "- [ ] a\n- [x] *b*", "    code"),
      tie("blocks").map((text) => indented(text, "> ")),
      fc
        .tuple(tie("block"), prose, fc.constantFrom("- ", "1. ", "* "))
        .map(([text, next, marker]) => {
          const space = " ".repeat(marker.length);
          return `${indented(text, space, marker)}\n${marker}${indented(next, space, "")}`;
        }),
    ),
    blocks: fc
      .array(tie("block"), { minLength: 1, maxLength: 4 })
      .map((all) => all.join("\n\n")),
  }),
);

/** Documents with other line ends, and without a final line end. */
export const documents = fc
  .tuple(tame, fc.constantFrom("\n", "", "\n\n"), fc.nat(9))
  .map(([text, end, dice]) =>
    dice === 0 ? `${text}${end}`.replaceAll("\n", "\r\n") : text + end,
  );
