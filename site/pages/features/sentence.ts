import { mondayRanking } from "../../mock/monday.ts";
import { signalsOf, type RankedLead, type Signal } from "../../mock/score.ts";
import { allInfluencers, storyTime, type Lead } from "../../mock/story.ts";

const HOUR_MS = 60 * 60_000;

/** What a visitor can choose in one place of the sentence. The first option is chosen at first. */
interface Menu {
  /** What is chosen, for those who cannot see the sentence around it. */
  name: string;
  options: readonly Option[];
}

interface Option {
  label: string;
  accepts: (signal: Signal, lead: Lead) => boolean;
}

const titled =
  (pattern: RegExp) =>
  (_: Signal, { title }: Lead) =>
    pattern.test(title);

const within =
  (hours: number) =>
  ({ at }: Signal) =>
    Date.parse(storyTime) - Date.parse(at) <= hours * HOUR_MS;

const anything = () => true;

/** The menus of the sentence, in its order. */
export const menus = {
  activity: {
    name: "What they did",
    options: [
      {
        label: "commented on",
        accepts: ({ engagement }) => engagement === "Commented",
      },
      { label: "liked", accepts: ({ engagement }) => engagement === "Liked" },
      { label: "commented on or liked", accepts: anything },
    ],
  },
  source: {
    name: "Whose post",
    options: [
      ...allInfluencers.map(({ name }) => ({
        label: name,
        accepts: ({ source }: Signal) => source === name,
      })),
      { label: "anyone you watch", accepts: anything },
    ],
  },
  period: {
    name: "How long ago",
    options: [
      { label: "7 days", accepts: within(7 * 24) },
      { label: "3 days", accepts: within(3 * 24) },
      { label: "24 hours", accepts: within(24) },
    ],
  },
  team: {
    name: "Where they work",
    options: [
      {
        label: "sales leadership or RevOps",
        accepts: titled(/Sales$|Sales Director|Chief|^VP|of Sales|RevOps/u),
      },
      {
        label: "sales leadership",
        accepts: titled(/Sales$|Sales Director|Chief|^VP|of Sales/u),
      },
      { label: "RevOps", accepts: titled(/RevOps/u) },
      { label: "growth", accepts: titled(/Growth|Demand Gen/u) },
      {
        label: "enablement or success",
        accepts: titled(/Enablement|Customer Success/u),
      },
      { label: "any team", accepts: anything },
    ],
  },
} as const satisfies Readonly<Record<string, Menu>>;

export type MenuId = keyof typeof menus;

/** For each menu, the index of the chosen option. */
export type Choices = Readonly<Record<MenuId, number>>;

export const firstChoices: Choices = {
  activity: 0,
  source: 0,
  period: 0,
  team: 0,
};

/** The same menus as a list. */
export const listMenus = (): { id: MenuId; menu: Menu }[] =>
  (["activity", "source", "period", "team"] as const).map((id) => ({
    id,
    menu: menus[id],
  }));

/** A person on the list: the newest activity that the sentence asks for, and the place among all leads. */
export interface Match extends RankedLead {
  /** True for the person to call first of all. */
  isFirst: boolean;
}

/** The leads that the sentence describes, in the order in which to contact them. */
export function buildList(choices: Choices): Match[] {
  const chosen = listMenus().map(({ id, menu }) => menu.options[choices[id]]);
  return mondayRanking.flatMap((entry, rank) => {
    const signal = signalsOf(entry.lead).find((each) =>
      chosen.every((option) => option?.accepts(each, entry.lead)),
    );
    return signal ? [{ ...entry, signal, isFirst: rank === 0 }] : [];
  });
}

/** One change that makes a sentence find somebody. */
export interface WayOut {
  label: string;
  found: number;
  choices: Choices;
}

/** For a sentence that finds nobody: in each menu the option that finds the most, if there is one. */
export function findWaysOut(choices: Choices): WayOut[] {
  return listMenus().flatMap(({ id, menu }) => {
    const [best] = menu.options
      .map(({ label }, index) => {
        const changed = { ...choices, [id]: index };
        return { label, found: buildList(changed).length, choices: changed };
      })
      .toSorted((a, b) => b.found - a.found);
    return best && best.found > 0 ? [best] : [];
  });
}
