import { expect, test } from "vitest";
import { convertBody } from "../../proof/testing/convert-body.ts";

const LENGTH = 4000;
/** Processor time that a text may take: a hundred times what it needs. */
const LIMIT_MS = 20_000;

const texts = [
  "{",
  "{{ ",
  "{{ }} ",
  "{{ ' \" ",
  "{% if x %}",
  "{% endfor %}",
  "{% for a in b %}",
  "{% capture a %}{{ a }}{{ a }}",
  "{% assign a = a | append: a %}",
  "{{< a >}}",
  "{{< /a >}}",
  "{{< a >}}{{< b >}}{{< /a >}}",
  "{% a() %}",
  "<a ",
  "</div>",
  "<",
  "$",
  "$$ a ",
  "\\\\[",
  ":::note\n",
  ":::\n",
  "a\n: b\n",
  "| a | b |\n",
  "{: ",
  "{:.x}\n",
  "{::comment}",
  '<div markdown="1">',
  "<!-- ",
  "export const a = {\n\n",
  "import a\n\n",
  "<A b={{",
  "[a]: b\n",
  "[^a]: x\n\n",
  "&#xfeff;",
  "```\n",
  "# a\n",
  "<script>",
  "<template>",
  "<a name=x></a>",
  "<details><summary>",
  "http://a.b ",
];

test.for(texts)("converts a text of nothing but %j", (part) => {
  const text = part.repeat(Math.ceil(LENGTH / part.length));
  for (const reader of ["jekyll", "hugo", "zola", "mdx"] as const) {
    const before = process.cpuUsage();
    try {
      expect(convertBody(text, reader).text.length).toBeLessThan(1_000_000);
    } catch (error) {
      // Deep nesting overflows the stack: the caller says so.
      expect(error).toBeInstanceOf(RangeError);
    }
    const { system, user } = process.cpuUsage(before);
    expect((system + user) / 1000).toBeLessThan(LIMIT_MS);
  }
});
