import type { Choice } from "../../look/json-schema/convert-schema.ts";
import { suggestWord } from "../../rules/nearest-word.ts";

/** The meaning of a typed answer: the chosen ids, several matches, or a problem. */
export type Picked =
  | { ids: string[] }
  /** Several choices match: the question is asked again with these. */
  | { fitting: readonly Choice[] }
  | { problem: string };

/**
 * The choices that a typed answer means. Each part of it is a number in the shown list, an id, or a part of an id or
 * label that only one choice contains.
 * @param shown the choices that are shown with numbers, in order
 * @param many true if several may be chosen, with commas between
 */
export function pickOptions(
  answer: string,
  all: readonly Choice[],
  shown: readonly Choice[],
  many: boolean,
): Picked {
  const parts = many
    ? answer.split(",").filter((part) => part.trim() !== "")
    : [answer];
  const ids: string[] = [];
  for (const part of parts) {
    const picked = pickOne(part.trim(), all, shown);
    if (!("ids" in picked)) return picked;
    ids.push(...picked.ids.filter((id) => !ids.includes(id)));
  }
  return { ids };
}

function pickOne(
  part: string,
  all: readonly Choice[],
  shown: readonly Choice[],
): Picked {
  const exact = all.find(({ id }) => id === part);
  const numbered = /^\d+$/u.test(part) ? shown[Number(part) - 1] : undefined;
  const found = exact ?? numbered;
  if (found !== undefined) return { ids: [found.id] };
  const piece = part.toLowerCase();
  const fitting = all.filter(({ id, label }) =>
    `${id}\n${label}`.toLowerCase().includes(piece),
  );
  const [only] = fitting;
  if (part !== "" && only !== undefined)
    return fitting.length === 1 ? { ids: [only.id] } : { fitting };
  const meant = suggestWord(
    part,
    all.map(({ id }) => id),
  );
  return { problem: `There is no "${part}" to choose.${meant}` };
}
