/**
 * True when a path fits a pattern: `*` and `?` stand for characters of one name, `**` for any number of folders,
 * `{a,b}` for either; a folder's own name fits all that lies in it.
 */
export function matchesGlob(path: string, pattern: string): boolean {
  return patternOf(pattern).test(path);
}

const known = new Map<string, RegExp>();

function patternOf(pattern: string): RegExp {
  const found = known.get(pattern);
  if (found !== undefined) return found;
  const clean = pattern.replace(/^\.\//u, "").replace(/\/+$/u, "");
  const source = clean.replaceAll(
    /\*\*\/|\*+|\?|\{[^{}]*\}|[^*?{]+|\{/gu,
    (part) => {
      if (part === "**/") return "(?:[^/]+/)*";
      if (part === "*") return "[^/]*";
      if (part.startsWith("*")) return ".*";
      if (part === "?") return "[^/]";
      if (/^\{.*\}$/u.test(part))
        return `(?:${part.slice(1, -1).split(",").map(escape).join("|")})`;
      return escape(part);
    },
  );
  const made = new RegExp(`^${source}(?:/.*)?$`, "u");
  known.set(pattern, made);
  return made;
}

function escape(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`);
}
