import { phrase, sentence, word } from "./corpus-text.ts";
import type { Random } from "./random.ts";

/** A list: bullets, numbers, tasks, nested lists, or items with code. */
export function list(random: Random): string {
  const next = () => sentence(random);
  const flat = (marker: (index: number) => string) =>
    Array.from({ length: 4 }, (_, index) => `${marker(index)} ${next()}\n`);
  return random.pick([
    () => flat(() => "-").join(""),
    () => flat((index) => `${index + 1}.`).join(""),
    () => flat((index) => `- [${index % 2 ? "x" : " "}]`).join(""),
    () =>
      `- ${next()}\n  - ${next()}\n    - ${word(random)}\n    - **${word(random)}**\n- ${next()}\n`,
    () =>
      `1. ${next()}\n\n   \`\`\`bash\n   export ${word(random)}\n   \`\`\`\n\n2. ${next()}\n   - ${phrase(random)}\n   - ${phrase(random)}\n`,
  ])();
}

const cell = (random: Random) =>
  random.pick([
    phrase,
    phrase,
    (source: Random) => `**${phrase(source)}**`,
    (source: Random) => `\`${word(source)}_id\``,
    (source: Random) => `${word(source)} \\| ${word(source)}`,
    (source: Random) => `[${word(source)}](/pricing)`,
  ])(random);

export function table(random: Random): string {
  const head = ["Person", "Signal", "Likes", "Comments"];
  const rows = Array.from({ length: 5 + random.below(4) }, () => [
    word(random),
    cell(random),
    String(random.below(90)),
    random.pick([String(random.below(30)), ""]),
  ]);
  return [head, ["---", random.pick(["---", ":---:"]), "---:", "---:"], ...rows]
    .map((cells) => `| ${cells.join(" | ")} |\n`)
    .join("");
}

/** HTML that writers use where Markdown has no syntax. */
export function rawHtml(random: Random): string {
  const key = random.pick(["K", "P", "Enter"]);
  const next = () => sentence(random);
  return random.pick([
    () =>
      `<details>\n<summary>About the ${word(random)}</summary>\n\n${next()}\n\n</details>\n`,
    () =>
      `<details open>\n<summary>All of the <code>${word(random)}</code></summary>\n\n- ${next()}\n- ${next()}\n\n</details>\n`,
    () =>
      `Press <kbd>Ctrl</kbd> + <kbd>${key}</kbd> for the ${word(random)} of <abbr title="Customer relationship management">CRM</abbr>.\n`,
    () =>
      `<figure>\n<blockquote><p>${next()}</p></blockquote>\n<figcaption>A ${word(random)}</figcaption>\n</figure>\n`,
    () =>
      `<dl>\n<dt>${word(random)}</dt>\n<dd>${phrase(random)} &amp; ${phrase(random)}</dd>\n<dt>${word(random)}</dt>\n<dd>CO<sub>2</sub>, m<sup>2</sup></dd>\n</dl>\n`,
    () =>
      `<p>The <em>${word(random)}</em> of <strong>${phrase(random)}</strong>,<br>and <code>${word(random)}</code>.</p>\n\n<!-- Ask ${word(random)} about this. -->\n`,
  ])();
}

export function quote(random: Random): string {
  const next = () => sentence(random);
  return random.pick([
    () => `> ${next()}\n> ${next()}\n`,
    () => `> ${next()}\n>\n> - ${phrase(random)}\n> - ${phrase(random)}\n`,
    () => `> ${next()}\n>\n> > ${next()}\n`,
  ])();
}

/** A sentence with a footnote. A post can have only one. */
export function footnote(random: Random): string {
  return `${sentence(random)}[^note]\n\n[^note]: ${sentence(random)}\n`;
}
