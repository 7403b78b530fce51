import { describe, expect, it } from "vitest";
import { mondayComments, protagonist } from "../../mock/monday.ts";
import {
  buildList,
  findWaysOut,
  firstChoices,
  listMenus,
  type Choices,
} from "./sentence.ts";

const names = (choices: Choices) =>
  buildList(choices).map(({ lead }) => lead.name);

/** Every sentence that the menus can make. */
const allChoices = listMenus().reduce<Choices[]>(
  (made, { id, menu }) =>
    made.flatMap((choices) =>
      menu.options.map((_, index) => ({ ...choices, [id]: index })),
    ),
  [firstChoices],
);

const last = Object.fromEntries(
  listMenus().map(({ id, menu }) => [id, menu.options.length - 1]),
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
    const idle = listMenus().flatMap(({ id, menu }) =>
      menu.options.filter(
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
    expect(new Set(liked.map(({ signal }) => signal.engagement))).toEqual(
      new Set(["Liked"]),
    );
    const scores = liked.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  });

  it("has a list or a way to one for every combination", () => {
    expect(allChoices).toHaveLength(3 * 7 * 3 * 6);
    for (const choices of allChoices) {
      if (buildList(choices).length > 0) continue;
      for (const { found, choices: changed } of findWaysOut(choices))
        expect(buildList(changed)).toHaveLength(found);
    }
  });
});
