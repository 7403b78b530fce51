import type { Look } from "../../components/portrait-looks.ts";
import type { Priority } from "../../mock/story.ts";

export interface Listed {
  name: string;
  look: Look | undefined;
  title: string;
  company: string;
  /** Their comment. */
  said: string | undefined;
  score: number;
  priority: Priority;
  /** True for the person to call first of all. */
  isFirst: boolean;
  /** What they did in the week, the strongest first. */
  signals: readonly Signal[];
}

interface Signal {
  commented: boolean;
  /** Whose post it was. */
  source: string;
  /** How long ago. */
  hours: number;
  /** In one line: "Commented on Dana’s post, 3d ago". */
  about: string;
}

/** What a visitor can choose in one place of the sentence. The first option is chosen at first. */
export interface Menu {
  id: MenuId;
  /** What is chosen, for those who cannot see the sentence around it. */
  name: string;
  options: readonly {
    label: string;
    accepts: (signal: Signal, lead: Listed) => boolean;
  }[];
}

export type MenuId = "activity" | "source" | "period" | "team";

/** For each menu, the index of the chosen option. */
export type Choices = Readonly<Record<MenuId, number>>;

export const firstChoices: Choices = {
  activity: 0,
  source: 0,
  period: 0,
  team: 0,
};

const anything = () => true;

const within = (label: string, most: number) => ({
  label,
  accepts: ({ hours }: Signal) => hours <= most,
});

const titled = (label: string, pattern: RegExp) => ({
  label,
  accepts: (_: Signal, { title }: Listed) => pattern.test(title),
});

/** The menus of the sentence, in its order. @param sources those whose posts are watched */
export const createMenus = (sources: readonly string[]): readonly Menu[] => [
  {
    id: "activity",
    name: "What they did",
    options: [
      { label: "commented on", accepts: ({ commented }) => commented },
      { label: "liked", accepts: ({ commented }) => !commented },
      { label: "commented on or liked", accepts: anything },
    ],
  },
  {
    id: "source",
    name: "Whose post",
    options: [
      ...sources.map((name) => ({
        label: name,
        accepts: ({ source }: Signal) => source === name,
      })),
      { label: "anyone you watch", accepts: anything },
    ],
  },
  {
    id: "period",
    name: "How long ago",
    options: [
      within("7 days", 7 * 24),
      within("3 days", 3 * 24),
      within("24 hours", 24),
    ],
  },
  {
    id: "team",
    name: "Where they work",
    options: [
      titled(
        "sales leadership or RevOps",
        /Sales$|Sales Director|Chief|^VP|of Sales|RevOps/u,
      ),
      titled("sales leadership", /Sales$|Sales Director|Chief|^VP|of Sales/u),
      titled("RevOps", /RevOps/u),
      titled("growth", /Growth|Demand Gen/u),
      titled("enablement or success", /Enablement|Customer Success/u),
      { label: "any team", accepts: anything },
    ],
  },
];

/** A person on the list, with the strongest of the activities that the sentence asks for. */
export interface Match extends Listed {
  signal: Signal;
}

/** The leads that the sentence describes, in the order in which to contact them. */
export function buildList(
  leads: readonly Listed[],
  menus: readonly Menu[],
  choices: Choices,
): Match[] {
  const chosen = menus.map(({ id, options }) => options[choices[id]]);
  return leads.flatMap((lead) => {
    const signal = lead.signals.find((each) =>
      chosen.every((option) => option?.accepts(each, lead)),
    );
    return signal ? [{ ...lead, signal }] : [];
  });
}

/** One change that makes a sentence find somebody. */
export interface WayOut {
  label: string;
  found: number;
  choices: Choices;
}

/** For a sentence that finds nobody: in each menu the option that finds the most, if there is one. */
export function findWaysOut(
  leads: readonly Listed[],
  menus: readonly Menu[],
  choices: Choices,
): WayOut[] {
  return menus.flatMap(({ id, options }) => {
    const [best] = options
      .map(({ label }, index) => {
        const changed = { ...choices, [id]: index };
        const { length } = buildList(leads, menus, changed);
        return { label, found: length, choices: changed };
      })
      .toSorted((a, b) => b.found - a.found);
    return best && best.found > 0 ? [best] : [];
  });
}
