/** The candidate that a writer most likely meant, or undefined when none is near. Case and hyphens count little. */
export function nearestWord(
  word: string,
  candidates: Iterable<string>,
): string | undefined {
  const wanted = plain(word);
  let best: string | undefined;
  let bestDistance = Math.max(1, Math.floor(wanted.length / 3)) + 1;
  if (wanted.length > 100) return undefined;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) > bestDistance + 2) continue;
    const distance = editDistance(wanted, plain(candidate), bestDistance);
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** How many different words a suggester looks for: each costs as much as there are candidates. */
const MOST_LOOKUPS = 200;

/** `nearestWord` among the same candidates many times: each word is looked for once, and not endlessly many are. */
export function createSuggester(
  candidates: readonly string[],
): (word: string) => string | undefined {
  const known = new Map<string, string | undefined>();
  return (word) => {
    if (!known.has(word) && known.size < MOST_LOOKUPS)
      known.set(word, nearestWord(word, candidates));
    return known.get(word);
  };
}

function plain(word: string): string {
  return word.toLowerCase().replaceAll(/[\s_-]+/gu, "-");
}

/** How many letters to insert, delete, replace or swap with their neighbour; `limit` when it is that many or more. */
function editDistance(a: string, b: string, limit: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let distance = Math.min(
        (last[j] ?? limit) + 1,
        (row[j - 1] ?? limit) + 1,
        (last[j - 1] ?? limit) + cost,
      );
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (i > 1 && j > 1 && swapped)
        distance = Math.min(distance, (beforeLast[j - 2] ?? limit) + 1);
      row.push(distance);
    }
    if (Math.min(...row) >= limit) return limit;
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? limit;
}

/** ` Did you mean \`x\`?`, or nothing. */
export function formatSuggestion(suggestion: string | undefined): string {
  return suggestion === undefined ? "" : ` Did you mean \`${suggestion}\`?`;
}
