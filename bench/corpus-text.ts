import type { Random } from "./random.ts";

type Words = readonly [string, ...string[]];
const words = (list: string): Words => {
  const [first = "", ...rest] = list.trim().split(/\s+/u);
  return [first, ...rest];
};

const WORDS = words(`
  account alert answer audience buyer call campaign change check comment company connection contact copy count deal
  decision draft engagement evidence export fact feed figure filter follow growth habit hour idea influencer interest
  lead like list market meeting message minute month name note number offer order owner people pipeline plan post
  priority profile prospect question rank reason record region reply report result review role row rule sales scale
  score season sector segment signal source spreadsheet stage story summary system table team test thread title tool
  topic trade trend value view visit week work writer year
`);
const LINKERS = words(`
  about across after and around before behind beside between but for from in into near of on or over so than that then
  through to toward under until when where while with without
`);

/** Names with letters beyond ASCII, as they occur in English posts. */
const NAMES: Words = [
  "Zoë Müller of Zürich",
  "François Lefèvre",
  "Łukasz from Łódź",
  "São Paulo’s team",
  "Αθήνα",
  "東京の営業チーム",
  "Ольга",
  "“the naïve score” – 40 € a seat",
  "a 👍 or a 🎉",
];

/** A sentence of plain words, often with one marked up. One in a hundred has text outside of ASCII. */
export function sentence(random: Random): string {
  const length = 8 + random.below(12);
  const parts = Array.from({ length }, (_, index) =>
    random.pick(index % 3 === 2 ? LINKERS : WORDS),
  );
  const marked = random.below(length);
  const plain = parts[marked] ?? "";
  parts[marked] = random.pick([
    plain,
    plain,
    `**${plain}**`,
    `*${plain}*`,
    `\`${plain}_id\``,
    `~~${plain}~~`,
    `***${plain}***`,
    `${plain}<sub>${random.below(9)}</sub>`,
    `${plain}<sup>${random.below(9)}</sup>`,
  ]);
  if (random.below(100) === 0) parts.push(`as ${random.pick(NAMES)} says`);
  const text = parts.join(" ");
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** Some sentences are joined by line breaks, because some writers wrap their lines. */
export function paragraph(random: Random): string {
  const sentences = Array.from({ length: 3 + random.below(3) }, () =>
    sentence(random),
  );
  return `${sentences.join(random.pick([" ", " ", "\n"]))}\n`;
}

/** A paragraph in which many words are emphasised. */
export function stressed(random: Random): string {
  return paragraph(random).replaceAll(/(?<= )[a-z]{6,}(?= )/gu, (found) => {
    const mark = random.pick(["", "", "*", "**", "_"]);
    return `${mark}${found}${mark}`;
  });
}

/** A heading that is unique in its post by `index`. Every third one is a level deeper. */
export function heading(random: Random, index: number): string {
  const title = [word(random), random.pick(LINKERS), word(random)].join(" ");
  return index % 3 === 0
    ? `### Part ${index}: \`${title.split(" ", 1).join("")}\` and ${title}\n`
    : `## Part ${index}: ${title}\n`;
}

/** A random noun. */
export function word(random: Random): string {
  return random.pick(WORDS);
}

/** Three random words. */
export function phrase(random: Random): string {
  return `${word(random)} ${random.pick(LINKERS)} ${word(random)}`;
}

/** A random noun with a capital letter. */
export function titleWord(random: Random): string {
  const title = word(random);
  return `${title.charAt(0).toUpperCase()}${title.slice(1)}`;
}
