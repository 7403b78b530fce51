import { expect, test } from "vitest";
import { convertBody, type readers } from "../../proof/testing/convert-body.ts";

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

/** Deep nesting overflows the stack, which the caller reports; anything else is a bug. */
function lengthOf(text: string, reader: keyof typeof readers): number {
  try {
    return convertBody(text, reader).text.length;
  } catch (error) {
    if (error instanceof RangeError) return 0;
    throw error;
  }
}

test.for(texts)("converts a text of nothing but %j", (part) => {
  const text = part.repeat(Math.ceil(LENGTH / part.length));
  for (const reader of ["jekyll", "hugo", "zola", "mdx"] as const) {
    const before = process.cpuUsage();
    expect(lengthOf(text, reader)).toBeLessThan(1_000_000);
    const { system, user } = process.cpuUsage(before);
    expect((system + user) / 1000).toBeLessThan(LIMIT_MS);
  }
});
