import { counts, influencers, lists, readers, totals } from "./cast.ts";

const watched = [...counts.keys()].join("|");

function* numbersBesideNames(line: string): Generator<string> {
  const patterns = [
    `(?<name>${watched})(?:'s (?:post|list))?:? (?:(?:has|had|made|brought|holds|makes|brings) )?(?:at most )?(?<count>\\d+)\\b(?! of| points|%)`,
    `\\b(?<count>\\d+) (?:new )?(?:engagements? |connections? )?(?:around|on|for|at|of|by) (?<name>${watched})\\b(?!,| and)`,
  ];
  for (const pattern of patterns)
    for (const { groups } of line.matchAll(new RegExp(pattern, "gu"))) {
      const { name = "", count } = groups ?? {};
      if (Number(count) !== counts.get(name))
        yield `${name} has ${counts.get(name)}, not ${count}`;
    }
}

function* numbersOfLists(line: string): Generator<string> {
  for (const { title, count } of lists) {
    const beside = [
      `"${title}"\\**:?,? (?:(?:holds|has|shows) )?(\\d+)\\b`,
      `\\b(\\d+) (?:leads?|people) (?:in|of|on) (?:the list )?"${title}"`,
      `^${title}(?: \\||:)? (\\d+)\\b`,
    ];
    for (const pattern of beside)
      for (const [, found] of line.matchAll(new RegExp(pattern, "gu")))
        if (Number(found) !== count)
          yield `"${title}" has ${count} leads, not ${found}`;
  }
}

function* numbersOfTotals(line: string): Generator<string> {
  for (const [word, allowed] of Object.entries(totals))
    for (const [, found] of line.matchAll(
      new RegExp(`\\b(\\d+) ${word}`, "gu"),
    ))
      if (!allowed.includes(Number(found)))
        yield `there are no ${found} ${word} in the sample data`;
  const { engagements, people, leads } = readers;
  const [, readerCount = people] =
    new RegExp(
      `\\b${engagements} (?:engagements|reactions)\\b[^.]*?\\b(\\d+) people`,
      "u",
    ).exec(line) ?? [];
  if (Number(readerCount) !== people)
    yield `${engagements} engagements are ${people} people, not ${readerCount}`;
  const [, leadCount = leads] =
    new RegExp(
      `\\b${people} people\\b[^.]*?\\b(?:became|to|leaves|,) (\\d+) (?:ranked |names|leads|fit)`,
      "u",
    ).exec(line) ?? [];
  if (Number(leadCount) !== leads)
    yield `${people} people are ${leads} leads, not ${leadCount}`;
}

function* titlesOfPosts(line: string): Generator<string> {
  for (const { name, post } of influencers)
    for (const [, found] of line.matchAll(
      new RegExp(`${name}(?:'s)?(?: post)?:? "([^"]+)"`, "gu"),
    ))
      if (found !== post) yield `${name} wrote "${post}", not "${found}"`;
}

/** The numbers of a line that differ from those of the sample data, and posts with the title of another one. */
export function* checkNumbers(line: string): Generator<string> {
  yield* numbersBesideNames(line);
  yield* numbersOfLists(line);
  yield* numbersOfTotals(line);
  yield* titlesOfPosts(line);
}
