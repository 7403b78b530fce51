import { expect, test } from "vitest";
import { convertLiquid } from "./convert-liquid.ts";
import { trackText } from "./tracked-text.ts";

const known = new Map([
  ["site.url", "https://old.example"],
  ["site.baseurl", "/b"],
  ["site.title", "Old"],
  ["site.data.links.0.url", "/data"],
  ["page.url", "/2020/p.html"],
]);

function convert(text: string) {
  const body = trackText(text);
  const losses: string[] = [];
  convertLiquid(
    body,
    (name) => known.get(name),
    () => undefined,
    (line, kind, what, outcome) =>
      losses.push(`${line} ${kind} ${what}: ${outcome}`),
  );
  return { text: body.text, losses };
}

test.for([
  ["[x]({{ site.baseurl }}/a)", "[x](/a)"],
  ["[x]({{ site.url }}{{ site.baseurl }})", "[x](/)"],
  ["[x]({{ site.baseurl }}#a)", "[x](/#a)"],
  ['[x]({{ "a b" | relative_url }})', "[x](/a%20b)"],
  ["[x]({{ '/a' | prepend: site.baseurl | prepend: site.url }})", "[x](/a)"],
  ["[x]: {{ page.url | absolute_url }}", "[x]: /2020/p.html"],
  ['<a href="{{ site.data.links[0].url }}">x</a>', '<a href="/data">x</a>'],
  ["At {{ '/a' | absolute_url }}.", "At https://old.example/b/a."],
  ["At {{ site.url }}/a.", "At https://old.example/a."],
  [
    '{% assign a = "/x" %}\n{% assign b = a | append: "/y" | replace: "y", "z" %}\n[x]({{ b }}) [y]({{ a }})\n{% assign a = "/w" %}\n[z]({{ a }})',
    "[x](/x/z) [y](/x)\n[z](/w)",
  ],
  ["{% assign l = site.data.links %}\n[x]({{ l[0].url }})", "[x](/data)"],
  [
    "{% capture a %}{{ site.title }}/c{% endcapture %}\n[x](/{{ a }})",
    "[x](/Old/c)",
  ],
  [
    "{% capture a %}\n**Mind** it\n{% endcapture %}\n<div>{{ a | markdownify }}</div>",
    "<div>\n\n**Mind** it\n\n</div>",
  ],
  [
    '{% assign a = "b" %}\n{% include figure.html src="/1.png" alt="x = a y" %}',
    "\n\n![x = a y](/1.png)\n\n",
  ],
  [
    '{% assign a = "/1.png" %}\n{% include figure.html src=a alt="A" %}\n\n{% assign a = "/2.png" %}\n{% include figure.html src=a alt="B" %}',
    "\n\n![A](/1.png)\n\n\n\n\n\n![B](/2.png)\n\n",
  ],
] as const)("fills %s in", ([written, shown]) => {
  expect(convert(written)).toEqual({ text: shown, losses: [] });
});

test.for([
  ["[x]({{ a.b }})", "[x](import-unknown:%7B%7B%20a.b%20%7D%7D)"],
  [
    "[x]({{ 'a' | b: c }}/d \"T\")",
    '[x](import-unknown:%7B%7B%20%27a%27%20%7C%20b%3A%20c%20%7D%7D/d "T")',
  ],
  [
    '<img src="{{ a }}.png">',
    '<img src="import-unknown:%7B%7B%20a%20%7D%7D.png">',
  ],
])(
  "keeps what a link leads to apart from its words: %s",
  ([written, shown]) => {
    expect(convert(written ?? "")).toEqual({ text: shown, losses: [] });
  },
);

test.for([
  ['Say "{{ a }}".', 'Say "`{{ a }}`".', "liquid {{ a }}"],
  ['<b title="{{ a }}">x</b>', '<b title="{{ a }}">x</b>', "liquid {{ a }}"],
  ["{% assign a = b | map: 'c' %}\nText", "Text", "value is not known"],
  [
    '{% if a %}{% assign b = "/x" %}{% else %}{% assign b = "/y" %}{% endif %}\n{{ b }}',
    "`{{ b }}`",
    "liquid {{ b }}",
  ],
  [
    '{% assign a = "x" %}{% for a in b %}{{ a }}{% endfor %}',
    "`{{ a }}`",
    "liquid {{ a }}",
  ],
  [
    "{% capture a %}{% for b in c %}Word {% endfor %}{% endcapture %}\n{{ a }}",
    "Word ",
    "liquid {{ a }}",
  ],
  [
    '{% include figure.html src="/a.png" alt="A" caption=b %}',
    "![A](/a.png)",
    "the value of caption is not known",
  ],
])("reports what it does not know: %s", ([written, shown, loss]) => {
  const { losses, text } = convert(written ?? "");
  expect(text).toContain(shown);
  expect(losses.join("\n")).toContain(loss);
});

test.for([
  [
    'image.html url="/a.png" description="Words of it"',
    "![Words of it](/a.png)\n\n*Words of it*",
  ],
  [
    'figure image_path="/a.png" alt="A" caption="*C*" link="/l" credit="Jo"',
    "[![A](/a.png)](/l)\n\n*C* Jo",
  ],
  ['video id="x1" provider="youtube"', "(https://www.youtube.com/watch?v=x1)"],
  ['any.html a="/a.png" one="x/b.jpg"', "![](/a.png)\n\n![](x/b.jpg)"],
  [
    'any.html go_label="Go" go_link="https://a.example"',
    "[Go](https://a.example)",
  ],
  ['any.html link="/l" text="Word"', "[Word](/l)"],
  ['quote.html quote="Said" who="Jo Doe"', "> Said\n\n\n\nJo Doe"],
])("shows what an include is given: %s", ([written, shown]) => {
  expect(convert(`{% include ${written} %}`).text).toContain(shown);
});

test("names what it leaves out of an include", () => {
  const { losses } = convert(
    '{% include figure.html src="/a.png" alt="A" by="Jo" class="big" n="3" %}',
  );
  expect(losses).toEqual([
    '1 include {% include figure.html src="/a.png" alt="A" by="Jo" class="big" n="3" %}: by left out',
  ]);
});

test("follows no variable that grows without end", { timeout: 4000 }, () => {
  const twice = "{% capture a %}{{ a }}{{ a }}{% endcapture %}\n".repeat(60);
  const more = "{% assign b = b | append: b %}\n".repeat(60);
  const { text } = convert(
    `{% assign a = "xy" %}\n{% assign b = a %}\n${twice}${more}${"{{ a }}{{ b }} ".repeat(200)}`,
  );
  expect(text.length).toBeLessThan(3_000_000);
});
