/** How many lines around a change are shown with it. */
const CONTEXT = 3;
/** Beyond this many lines on either side, a changed stretch is shown whole instead of line by line. */
const MOST_LINES = 2000;

interface Line {
  kind: " " | "-" | "+";
  text: string;
}

/** The change of one file as a unified diff that `git apply` and `patch -p1` read; empty when there is none. */
export function formatDiff(
  file: string,
  before: string,
  after: string,
): string {
  if (before === after) return "";
  const lines = compareLines(splitLines(before), splitLines(after));
  const hunks = groupHunks(lines).map((hunk) => formatHunk(lines, hunk));
  // As git does, so that a name with a space is not taken for a name and a date.
  const name = file.includes(" ") ? `${file}\t` : file;
  return `--- a/${name}\n+++ b/${name}\n${hunks.join("")}`;
}

/** Lines with their ends: the last may have none. */
function splitLines(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/gu) ?? [];
}

function compareLines(before: string[], after: string[]): Line[] {
  let head = 0;
  while (head < before.length && before[head] === after[head]) head++;
  let tail = 0;
  const most = Math.min(before.length, after.length) - head;
  while (tail < most && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  const same = (texts: string[]) =>
    texts.map((text): Line => ({ kind: " ", text }));
  return [
    ...same(before.slice(0, head)),
    ...compareMiddle(
      before.slice(head, before.length - tail),
      after.slice(head, after.length - tail),
    ),
    ...same(before.slice(before.length - tail)),
  ];
}

/** The longest common subsequence, by the table of its lengths. */
function compareMiddle(before: string[], after: string[]): Line[] {
  const removed = before.map((text): Line => ({ kind: "-", text }));
  const added = after.map((text): Line => ({ kind: "+", text }));
  if (before.length > MOST_LINES || after.length > MOST_LINES)
    return [...removed, ...added];
  const width = after.length + 1;
  const lengths = new Uint16Array((before.length + 1) * width);
  const lengthAt = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      lengths[i * width + j] =
        before[i] === after[j]
          ? lengthAt(i + 1, j + 1) + 1
          : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1));
  const lines: Line[] = [];
  let i = 0;
  let j = 0;
  while (i < before.length || j < after.length) {
    const [old, fresh] = [removed[i], added[j]];
    if (old && fresh && old.text === fresh.text) {
      lines.push({ kind: " ", text: old.text });
      i++;
      j++;
    } else if (old && (!fresh || lengthAt(i + 1, j) >= lengthAt(i, j + 1))) {
      lines.push(old);
      i++;
    } else if (fresh) {
      lines.push(fresh);
      j++;
    }
  }
  return lines;
}

interface Hunk {
  start: number;
  end: number;
}

function groupHunks(lines: readonly Line[]): Hunk[] {
  const hunks: Hunk[] = [];
  for (const [index, { kind }] of lines.entries()) {
    if (kind === " ") continue;
    const start = Math.max(0, index - CONTEXT);
    const end = Math.min(lines.length, index + CONTEXT + 1);
    const last = hunks.at(-1);
    if (last !== undefined && start <= last.end) last.end = end;
    else hunks.push({ start, end });
  }
  return hunks;
}

function formatHunk(lines: readonly Line[], { start, end }: Hunk): string {
  const count = (kind: "+" | "-", part: readonly Line[]) =>
    part.filter((line) => line.kind === " " || line.kind === kind).length;
  const earlier = lines.slice(0, start);
  const part = lines.slice(start, end);
  const range = (kind: "+" | "-") => {
    const size = count(kind, part);
    const first = count(kind, earlier) + (size === 0 ? 0 : 1);
    return size === 1 ? `${first}` : `${first},${size}`;
  };
  const body = part.map(({ kind, text }) =>
    text.endsWith("\n")
      ? `${kind}${text}`
      : `${kind}${text}\n\\ No newline at end of file\n`,
  );
  return `@@ -${range("-")} +${range("+")} @@\n${body.join("")}`;
}
