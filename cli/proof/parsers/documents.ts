import * as fc from "fast-check";
import { readExamples } from "../conformance/examples.ts";

const words = (list: string, separator = " | ") => list.split(separator);

/** Pieces of a line that mean something, or that look as if they did. */
const inlines = fc.constantFrom(
  ...words(
    'a | b c | * | ** | _ | __ | ~ | ~~ | ` | `` | [ | ] | ( | ) | ![ | ]( | < | > | &amp; | &#35; | &copy; | & | \\ | http://a.b | https://x.yz/p?q=1&r=2 | www.a.bc | a@b.cd | mailto:a@b.cd | http://localhost:3000/x | https://a.bc/d_(e), | a.b+c@d.ef. | https://a.bc/*x* | https://a.bc/&amp;x | https://a.bc/x&copy; | https://a.bc: | [https://a.bc/d](https://a.bc/d) | [a](https://a.bc "t") | [a]: <http://a.bc> "t" | x/y@a.bc | **_b_** | _**b**_ | ~~*b*~~ | `http://a.bc` | mailto:a.b@c.de | [m](mailto:a.b@c.de) | http://127.0.0.1:80/ | a@b | <http://a.b> | <a@b.cd> | <b> | </b> | <!-- x --> | <?x?> | <!X> | <br/> | [x] | [x]: /u | [^1] | [^1]: n | ![i](/j) | [l](/m "t") | [l][x] | [x][] | é | 日本 | 🚀 | : | - | = | # | 1. | + | " | \' | {{code:x}} | ! | . | snake_case | 2 * 3 | **b** | *e* | `c` | [l](https://a.bc/d) | (x@y.zz) | end.',
  ),
  ..." \t|\u00a0\u200b\u3000\0\ufeff\f\u2028\ud83d",
  "\\\n",
  "  \n",
);
/** What a line can begin with. */
const starts = fc.constantFrom(
  ...words(
    "> | - | * | + | 1. | 1) | 10. | # | ## | ``` | ~~~ | ```js | --- | *** | === | | a | b | | |---|:-:| | a | b | <div> | </div> | <script> | <!-- | --> | <pre> | <?x | [^1]: | [^a b]: | [x]: | [x]: /u | - [ ] | - [x] | > - | - > | - - | > > | > ``` | - ``` | > > - | * 1. | > <div> | > <!-- | <!-- x --> | <!-- x | === | - <b>"
      .replaceAll("| a | b |", "¦ a ¦ b ¦")
      .replaceAll("|---|:-:|", "¦---¦:-:¦"),
  ).map((start) => `${start.replaceAll("¦", "|")} `),
  ...words("|||| |  |   |    |\t|-\t|>\t|-     ", "|"),
);

const line = fc
  .tuple(
    fc.array(starts, { maxLength: 2 }),
    fc.array(inlines, { maxLength: 6 }),
    fc.constantFrom("", " "),
  )
  .map(([begin, pieces, gap]) => begin.join("") + pieces.join(gap));

/** Documents of lines that were put together by chance. */
const wild = fc
  .array(
    fc.oneof({ weight: 3, arbitrary: line }, fc.constantFrom("", " ", ">")),
    {
      minLength: 1,
      maxLength: 8,
    },
  )
  .map((lines) => lines.join("\n"));

const examples = Object.values(readExamples())
  .flat()
  .map(({ markdown }) => markdown);

/** Examples of the specifications, joined, indented, cut, with something in the middle. */
const mutated = fc
  .tuple(
    fc.constantFrom(...examples),
    fc.constantFrom(...examples),
    fc.constantFrom("", "> ", "- ", "  ", "    ", "1. ", "[^1]: "),
    inlines,
    fc.nat(40),
    fc.nat(3),
  )
  .map(([text, other, prefix, piece, at, cut]) => {
    const middle = text.slice(0, at) + piece + text.slice(at + cut);
    const indent = prefix.replaceAll(/[^> ]/gu, " ");
    const lines = `${middle}${cut === 0 ? other : ""}`.split("\n");
    return lines.map((one, i) => (i === 0 ? prefix : indent) + one).join("\n");
  });

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

/** Documents as people write them. */
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
      fc.constantFrom("---", "<!-- note -->", "- [ ] a\n- [x] *b*", "    code"),
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

/** Line ends of another system, a file that does not end in one. */
export const documents = fc
  .tuple(
    fc.oneof(wild, mutated, tame),
    fc.constantFrom("\n", "", "\n\n"),
    fc.nat(9),
  )
  .map(([text, end, dice]) =>
    dice === 0 ? `${text}${end}`.replaceAll("\n", "\r\n") : text + end,
  );

const tags = words(
  "p div span a b em strong code table tr td ul li details summary img br h2 kbd svg math style template select title noscript blockquote section u ruby",
  " ",
);
const attributes = words(
  '|| title=t|| title="a b"|| href=/x|| href="https://a.b"|| href=javascript:x|| onclick=x|| class=c|| class="language-js"|| id=main|| src=./a.png|| alt=a|| open|| checked|| type=checkbox|| TITLE=T|| title=`a||/',
  "||",
);
const tag = fc
  .tuple(
    fc.constantFrom("<", "<", "</"),
    fc.constantFrom(...tags),
    fc.constantFrom(...attributes),
  )
  .map(([open, name, attribute]) =>
    open === "</" ? `</${name}>` : `<${name}${attribute}>`,
  );

/** Documents that are mostly HTML, well nested by chance only. */
export const markup = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: tag },
      inlines,
      fc.constantFrom("\n", "\n\n"),
    ),
    {
      minLength: 1,
      maxLength: 12,
    },
  )
  .map((pieces) => pieces.join(""))
  // Whether the line feed that a `pre` begins with is shown depends on whether there is other HTML in the text.
  .filter((text) => text.isWellFormed() && !/<(?:pre|listing)/iu.test(text));
