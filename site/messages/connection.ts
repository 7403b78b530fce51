/** What the picture of the circles says on the page about connection monitoring. */
export const connectionMessages = {
  circles: "Whose people do you want to see?",
  circlesCaption:
    "Sample data of one week. Choose a circle, or a place where two of them meet. Nobody connected with all three.",
  metBoth: (rival: string, other: string, count: number) =>
    `${count} people connected with ${rival} and ${other} in the same week.`,
  metOne: (rival: string, count: number) =>
    `${count} people connected with ${rival} and no other competitor.`,
  some: (count: number) => `${count} of them:`,
  both: (rival: string, other: string, count: number) =>
    `${count} connected with ${rival} and ${other}`,
  slots: (taken: number, free: number) =>
    `The sample account watches ${taken} competitors and has room for ${free} more.`,
} as const;
