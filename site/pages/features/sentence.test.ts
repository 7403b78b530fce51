import { describe, expect, it } from "vitest";
import { mondayComments, protagonist } from "../../mock/monday.ts";
import { allInfluencers } from "../../mock/story.ts";
import { leads } from "./listed-leads.ts";
import {
  buildList as build,
  createMenus,
  findWaysOut,
  firstChoices,
  type Choices,
} from "./sentence.ts";

const menus = createMenus(allInfluencers.map(({ name }) => name));
const buildList = (choices: Choices) => build(leads, menus, choices);
const names = (choices: Choices) => buildList(choices).map(({ name }) => name);

/** Every sentence that the menus can make. */
const allChoices = menus.reduce<Choices[]>(
  (made, { id, options }) =>
    made.flatMap((choices) =>
      options.map((_, index) => ({ ...choices, [id]: index })),
    ),
  [firstChoices],
);

const last = Object.fromEntries(
  menus.map(({ id, options }) => [id, options.length - 1]),
);

describe("the sentence", () => {
  it("finds at first the leads who commented on the post of the story", () => {
    expect(names(firstChoices)[0]).toBe(protagonist.lead.name);
    expect(names(firstChoices).toSorted()).toEqual(
      mondayComments
        .filter(({ lead }) => lead)
        .map(({ name }) => name)
        .toSorted(),
    );
  });

  it("finds somebody with each option, if the others let all pass", () => {
    const idle = menus.flatMap(({ id, options }) =>
      options.filter(
        (_, index) =>
          buildList({ ...firstChoices, ...last, period: 0, [id]: index })
            .length === 0,
      ),
    );
    expect(idle).toEqual([]);
  });

  it("finds everyone of the sample account with the widest options", () => {
    const widest = { ...firstChoices, ...last, period: 0 };
    expect(buildList(widest)).toHaveLength(20);
  });

  it("shows the activity that it asks for, best score first", () => {
    const liked = buildList({
      ...firstChoices,
      ...last,
      period: 0,
      activity: 1,
    });
    expect(liked.filter(({ signal }) => signal.commented)).toEqual([]);
    const scores = liked.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  });

  it("has a list or a way to one for every combination", () => {
    expect(allChoices).toHaveLength(3 * 7 * 3 * 6);
    for (const choices of allChoices) {
      if (buildList(choices).length > 0) continue;
      for (const { found, choices: changed } of findWaysOut(
        leads,
        menus,
        choices,
      ))
        expect(buildList(changed)).toHaveLength(found);
    }
  });
});
