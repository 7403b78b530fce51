import { firstToCall, influencers, people, type Person } from "./cast.ts";

const WEEKDAYS = "Sun Mon Tue Wed Thu Fri Sat".split(" ");
const DAY = "(Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?:day|sday|nesday|rsday|urday)?";
const SOURCE = `(${influencers
  .flatMap(({ name }) => [name, name.split(" ")[0]])
  .join("|")})`;
const VERB = "(commented|comments|liked|likes)";
/** A word that only job titles have. */
const TITLE_WORD =
  /\b(?:VP|SDR|CEO|CRO|Head|Director|Manager|Lead|Chief|Officer|Executive|President|Coach|Recruiter|Student|Consultant|Founder)\b/u;

const kindOf = (verb: string) =>
  verb.toLowerCase().startsWith("comment") ? "Commented" : "Liked";
const dayOf = (at: string) => WEEKDAYS[new Date(at).getUTCDay()];
const escape = (text: string) => text.replaceAll(/[.&]/gu, "\\$&");
const names = people.map(({ name }) => escape(name)).join("|");
/** Full names, and first names alone. */
const mentions = new RegExp(
  `\\b(?:${names}|(?:${people.map(({ name }) => name.split(" ")[0]).join("|")})(?! [A-Z]))\\b`,
  "gu",
);

/** What a line says after the name of a person, up to the next name. */
function* mentionsIn(line: string): Generator<[Person, string]> {
  const found = [...line.matchAll(mentions)];
  for (const [number, { 0: name, index }] of found.entries()) {
    const person = people.find((each) => each.name.startsWith(name));
    const end = found[number + 1]?.index ?? line.length;
    if (person) yield [person, line.slice(index + name.length, end)];
  }
}

const TITLE_AT_COMPANY =
  /^(?:,| is| was)? ?(?:the |an? )?([A-Z][A-Za-z ]*?) (?:at|from) ([A-Z][\w&]*(?: (?:& )?[A-Z]\w*)*)/u;
const TITLE_COMPANY =
  /^(?:,| \|) ?([A-Z][^,.|:`;)]*?)(?:(?:,| \|) ?([A-Z][^,.|:`;)]*?))? ?(?=[,.|`;)]|$)/u;

/** Title and company right after a name: "Title at Company", "Title, Company", "Company". */
function* wrongJob({ title, company }: Person, after: string) {
  for (const [, field, value] of after.matchAll(
    /"(title|company)": ?"([^"]+)"/gu,
  ))
    if (value !== (field === "title" ? title : company))
      yield `has another ${field} than ${value}`;
  const [, first = "", second = ""] =
    TITLE_AT_COMPANY.exec(after) ?? TITLE_COMPANY.exec(after) ?? [];
  if (!TITLE_WORD.test(first)) {
    const isCompany = people.some((each) => each.company === first);
    if (isCompany && first !== company) yield `works at ${company}`;
    return;
  }
  if (first !== title) yield `is ${title}, not ${first}`;
  if (second && !/^(?:High|Medium|Commented|Liked)/u.test(second))
    if (second !== company) yield `works at ${company}, not ${second}`;
}

/** Whose post, on which day and at what time. */
function* wrongSignal({ signals, said }: Person, after: string) {
  for (const [, verb = "", source = ""] of after.matchAll(
    new RegExp(`\\b${VERB}(?: on)? (?:a post by )?${SOURCE}\\b`, "giu"),
  ))
    if (
      !signals.some(
        (each) =>
          each.engagement === kindOf(verb) && each.source.startsWith(source),
      )
    )
      yield `never ${kindOf(verb).toLowerCase()} on a post by ${source}`;
  for (const [, verb = "", day = ""] of after.matchAll(
    new RegExp(`\\b${VERB}(?: the post)?(?: on)? ${DAY}\\b`, "giu"),
  ))
    if (
      !signals.some(
        ({ engagement, at }) =>
          engagement === kindOf(verb) && dayOf(at) === day.slice(0, 3),
      )
    )
      yield `did that on another day than ${day}`;
  for (const [, day, time] of after.matchAll(
    new RegExp(`\\b${DAY}(?:,| at)? (\\d\\d?:\\d\\d)\\b`, "gu"),
  ))
    if (
      !signals.some(({ at }) => dayOf(at) === day && at.slice(11, 16) === time)
    )
      yield `did that at another time than ${day} ${time}`;
  const quote =
    /\b(?:wrote|commented|asked)\b[^.:"]*(?:"[^"]+"[^.:"]*)?: "([^"]+)"/u.exec(
      after,
    )?.[1];
  if (quote !== undefined && !said?.includes(quote))
    yield "said something else";
}

function* wrongRank({ priority, score }: Person, after: string) {
  const [, points] = /\b(\d\d\d?) points\b/u.exec(after) ?? [];
  if (points !== undefined && Number(points) !== score)
    yield `has ${score} points`;
  const [label] = /High Priority|Medium/u.exec(after) ?? [];
  if (label !== undefined && label !== priority) yield `is ${priority}`;
}

/** "Commented on Dana Whitlock's post ..., Friday 07:12" without a name: somebody must have done that. */
function* wrongMoment(line: string) {
  const [, verb = "", source = "", day, time] =
    new RegExp(
      `^${VERB}(?: on)? ${SOURCE}\\b.*\\b${DAY},? (\\d\\d?:\\d\\d)$`,
      "iu",
    ).exec(line) ?? [];
  if (
    time !== undefined &&
    !people.some(({ signals }) =>
      signals.some(
        ({ engagement, at, ...signal }) =>
          engagement === kindOf(verb) &&
          signal.source.startsWith(source) &&
          dayOf(at) === day &&
          at.slice(11, 16) === time,
      ),
    )
  )
    yield `nobody ${line}`;
}

const FIRST =
  /\b(?:(?:call|write to|contact|message|phone)s? (?:[A-Z]\w+ [A-Z]\w+ )?first|first to (?:call|write|contact)|ranked first|highest score|rank 1|on top|at the top)\b/iu;

/** A sentence that puts somebody first names the right person first. */
function* wrongFirst(line: string) {
  for (const sentence of line.split(/(?<=[.!?])\s/u)) {
    if (!FIRST.test(sentence)) continue;
    const [first] = new RegExp(names, "u").exec(sentence) ?? [];
    if (first !== undefined && first !== firstToCall)
      yield `${first}: ${firstToCall} is to be called first`;
  }
}

/** What a line says of people of the sample data and the data does not. */
export function* checkPeople(line: string): Generator<string> {
  for (const [person, after] of mentionsIn(line))
    for (const check of [wrongJob, wrongSignal, wrongRank])
      for (const problem of check(person, after))
        yield `${person.name} ${problem}`;
  for (const [, label, name] of line.matchAll(
    new RegExp(`(High Priority|Medium): (${names})`, "gu"),
  ))
    if (people.find((each) => each.name === name)?.priority !== label)
      yield `${name} is not ${label}`;
  yield* wrongMoment(line);
  yield* wrongFirst(line);
}
