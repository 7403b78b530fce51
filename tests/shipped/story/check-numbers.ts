import { counts, influencers, lists, readers, totals } from "./cast.ts";

const watched = [...counts.keys()].join("|");

function* numbersBesideNames(line: string): Generator<string> {
  const patterns = [
    `(?<name>${watched})(?:'s (?:post|list)|'s)?:? (?:(?:with|has|had|made|brought|holds|makes|brings) )?(?<count>\\d+)\\b(?! of| points|%)`,
    `\\b(?<count>\\d+) (?:new )?(?:engagements? |connections? )?(?:around|on|for|at|of|by) (?<name>${watched})\\b(?!,? (?:and )?(?:${watched}))`,
    `^\\s*(?<count>\\d+)\\s+(?<name>${watched})$`,
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
      `"${title}"\\**:?,? (?:(?:holds|has|shows|with) )?(\\d+)\\b`,
      `\\b(\\d+) (?:leads?|people) (?:in|of|on) (?:the list )?"${title}"`,
      `^${title}:? (\\d+)\\b`,
      `\\b(\\d+) (?:leads? )?(?:who )?${title[0]?.toLowerCase()}${title.slice(1)}`,
    ];
    for (const pattern of beside)
      for (const [, found] of line.matchAll(new RegExp(pattern, "gu")))
        if (Number(found) !== count)
          yield `"${title}" has ${count} leads, not ${found}`;
  }
}

const apply = (left: number, sign: string, right: number) => {
  if (sign === "x") return left * right;
  return sign === "+" ? left + right : left - right;
};

/** "3 + 3 + 2 + 1 = 9", "9 x 33 = 297": from left to right, as long as there is one kind of sign. */
function* sumsInLine(line: string): Generator<string> {
  for (const [sum, left = "", sign = "", , result = ""] of line.matchAll(
    /(?<![.\w$/]|[+x-] )((?:\d+) ([+x-]) (?:\d+ \2 )*\d+)( = )([\d,]*\d)(?!\.\d|[\w%])/gu,
  )) {
    const [first = 0, ...others] = left.split(` ${sign} `).map(Number);
    const right = others.reduce(
      (sofar, each) => apply(sofar, sign, each),
      first,
    );
    if (right !== Number(result.replaceAll(",", "")))
      yield `${sum}: it is ${right}`;
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
  const [, reactions = engagements] =
    new RegExp(
      `\\b(\\d+) (?:new )?(?:engagements|reactions) (?:are|by|of) ${people} people`,
      "u",
    ).exec(line) ?? [];
  if (Number(reactions) !== engagements)
    yield `${people} people made ${engagements} engagements, not ${reactions}`;
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

/** Numbers of a line that differ from the sample data, sums that are wrong, and posts with the title of another one. */
export function* checkNumbers(line: string): Generator<string> {
  yield* numbersBesideNames(line);
  yield* numbersOfLists(line);
  yield* numbersOfTotals(line);
  yield* sumsInLine(line);
  yield* titlesOfPosts(line);
}
