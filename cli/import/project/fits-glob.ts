const MAX_PATTERNS = 64;
const MAX_LENGTH = 500;

/**
 * True when a path fits a pattern of another generator: `*` and `?` within a name, `**` over folders, `{a,b}`, `[^_]`.
 * The time it takes grows with both of them, however many stars there are.
 */
export function fitsGlob(path: string, pattern: string): boolean {
  if (pattern.length > MAX_LENGTH) return false;
  const steps = path.split("/");
  return expand(pattern.replace(/^\.\//u, "")).some((each) =>
    fitsInOrder(
      steps,
      each.split("/"),
      (part) => part === "**",
      (step, part) =>
        fitsInOrder(
          [...step],
          part.match(/\*+|\[[!^]?[^\]]+\]|[\s\S]/gu) ?? [],
          (mark) => mark.startsWith("*"),
          fitsMark,
        ),
    ),
  );
}

/** `a{b,c}` as `ab` and `ac`. */
function expand(pattern: string): string[] {
  let open = [pattern];
  for (let found = true; found && open.length <= MAX_PATTERNS;) {
    found = false;
    open = open.flatMap((each) => {
      const [whole = "", inner = ""] = /\{([^{}]*)\}/u.exec(each) ?? [];
      if (whole === "") return [each];
      found = true;
      return inner.split(",").map((part) => each.replace(whole, () => part));
    });
  }
  return open.slice(0, MAX_PATTERNS);
}

/** Goes back no further than to the last star: what an earlier one could take, that one can take too. */
function fitsInOrder(
  items: readonly string[],
  pattern: readonly string[],
  isStar: (part: string) => boolean,
  fits: (item: string, part: string) => boolean,
): boolean {
  let star = -1;
  let resumed = 0;
  let wanted = 0;
  for (let at = 0; at < items.length;) {
    const part = pattern[wanted];
    if (part !== undefined && isStar(part)) {
      star = wanted++;
      resumed = at;
    } else if (part !== undefined && fits(items[at] ?? "", part)) {
      at++;
      wanted++;
    } else if (star === -1) return false;
    else {
      wanted = star + 1;
      at = ++resumed;
    }
  }
  return pattern.slice(wanted).every(isStar);
}

function fitsMark(letter: string, mark: string): boolean {
  if (mark === "?") return true;
  if (mark.length < 3) return letter === mark;
  const isNot = /^\[[!^]/u.test(mark);
  const set = mark.slice(isNot ? 2 : 1, -1);
  const isIn = [...set].some(
    (one, at, all) =>
      one === letter ||
      (one === "-" &&
        letter >= (all[at - 1] ?? "-") &&
        letter <= (all[at + 1] ?? "-")),
  );
  return isIn !== isNot;
}
