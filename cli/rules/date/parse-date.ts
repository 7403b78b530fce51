const MONTHS =
  "january february march april may june july august september october november december".split(
    " ",
  );

/** A calendar date written another way, as YYYY-MM-DD; undefined where it could be two dates, or none. */
export function mendDate(written: string): string | undefined {
  const text = written.trim();
  return fromMoment(text) ?? fromNumbers(text) ?? fromWords(text);
}

/** A moment written almost as ISO 8601 asks for; undefined without an offset, which somebody would have to guess. */
export function mendInstant(written: string): string | undefined {
  const match =
    /^(\d{4}-\d\d-\d\d)[ tT](\d\d:\d\d(?::\d\d(?:\.\d+)?)?) ?(?:([zZ]|UTC|GMT)|([+-]\d\d):?(\d\d)?)$/u.exec(
      written.trim(),
    );
  if (match === null)
    return fromNumbers(written.trim()) ?? fromWords(written.trim());
  const [, date = "", time = "", utc, hours, minutes = "00"] = match;
  const seconds = time.length === 5 ? ":00" : "";
  return `${date}T${time}${seconds}${utc ? "Z" : `${hours ?? ""}:${minutes}`}`;
}

/** A moment stands for its day only when that is the same day in UTC: otherwise nobody can tell which is meant. */
function fromMoment(text: string): string | undefined {
  const match =
    /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(?::\d\d(?:\.\d+)?)?) ?(Z|UTC|[+-]\d\d:?\d\d)?$/iu.exec(
      text,
    );
  if (match === null) return undefined;
  const [, date = "", time = "", zone] = match;
  const offset = zone?.replace(/^(?:z|utc)$/iu, "Z") ?? "Z";
  const moment = new Date(`${date}T${time}${offset}`);
  if (Number.isNaN(moment.getTime())) return undefined;
  return moment.toISOString().startsWith(date) ? date : undefined;
}

function fromNumbers(text: string): string | undefined {
  const yearFirst =
    /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/u.exec(text) ??
    /^(\d{4})()(\d\d)(\d\d)$/u.exec(text);
  if (yearFirst !== null) {
    const [, year, , month, day] = yearFirst;
    return toDate(Number(year), Number(month), Number(day));
  }
  const yearLast = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/u.exec(text);
  if (yearLast === null) return undefined;
  const [first, second, year] = [1, 3, 4].map((at) => Number(yearLast[at]));
  if (first === undefined || second === undefined || year === undefined)
    return undefined;
  if (first === second || first > 12) return toDate(year, second, first);
  return second > 12 ? toDate(year, first, second) : undefined;
}

function fromWords(text: string): string | undefined {
  const plain = text
    .replace(/^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,? +/iu, "")
    .replaceAll(/(?<=\d)(?:st|nd|rd|th)\b/giu, "");
  const dayFirst = /^(\d{1,2})[ -]([a-z]+)\.?,?[ -](\d{4})$/iu.exec(plain);
  if (dayFirst !== null) {
    const [, day, month = "", year] = dayFirst;
    return toDate(Number(year), monthOf(month), Number(day));
  }
  const monthFirst = /^([a-z]+)\.? (\d{1,2}),? (\d{4})$/iu.exec(plain);
  if (monthFirst === null) return undefined;
  const [, month = "", day, year] = monthFirst;
  return toDate(Number(year), monthOf(month), Number(day));
}

/** From 1; 0 for a word that is no month. At least three letters: `Sept` too. */
function monthOf(word: string): number {
  const wanted = word.toLowerCase();
  if (wanted.length < 3) return 0;
  return MONTHS.findIndex((month) => month.startsWith(wanted)) + 1;
}

function toDate(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists =
    date.getUTCFullYear() === year &&
    date.getUTCMonth() === month - 1 &&
    date.getUTCDate() === day;
  return exists ? date.toISOString().slice(0, 10) : undefined;
}
