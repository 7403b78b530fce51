/** Shows what belongs to the chosen radio button of a `choices` box, by its number. */
export const shownIf = [
  "choice-0:block",
  "choice-1:block",
  "choice-2:block",
  "choice-3:block",
  "choice-4:block",
  "choice-5:block",
];

export const hiddenIf = [
  "choice-0:hidden",
  "choice-1:hidden",
  "choice-2:hidden",
  "choice-3:hidden",
];

/** Brings out what was faint. */
export const brightIf = [
  "choice-0:opacity-100",
  "choice-1:opacity-100",
  "choice-2:opacity-100",
  "choice-3:opacity-100",
  "choice-4:opacity-100",
  "choice-5:opacity-100",
];

export const strokedIf = [
  "choice-0:stroke-rival",
  "choice-1:stroke-rival",
  "choice-2:stroke-rival",
  "choice-3:stroke-rival",
];
