/** Hides what does not belong to the competitor that is chosen in a frame, by its index. */
export const unlessRival = [
  "group-has-[[name=rival][value='0']:checked]/frame:hidden",
  "group-has-[[name=rival][value='1']:checked]/frame:hidden",
  "group-has-[[name=rival][value='2']:checked]/frame:hidden",
  "group-has-[[name=rival][value='3']:checked]/frame:hidden",
];

/** Dims what does not belong to the competitor that is chosen in a frame. */
export const dimUnlessRival = [
  "group-has-[[name=rival][value='0']:checked]/frame:opacity-25",
  "group-has-[[name=rival][value='1']:checked]/frame:opacity-25",
  "group-has-[[name=rival][value='2']:checked]/frame:opacity-25",
  "group-has-[[name=rival][value='3']:checked]/frame:opacity-25",
];

/** Brings out the line of the competitor that is chosen in a frame. */
export const markRival = [
  "group-has-[[name=rival][value='0']:checked]/frame:stroke-rival",
  "group-has-[[name=rival][value='1']:checked]/frame:stroke-rival",
  "group-has-[[name=rival][value='2']:checked]/frame:stroke-rival",
  "group-has-[[name=rival][value='3']:checked]/frame:stroke-rival",
];
