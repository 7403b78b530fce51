/** How many columns of a terminal one character as people see it takes: 0, 1 or 2. */
export function displayWidth(grapheme: string): number {
  const code = grapheme.codePointAt(0) ?? 0;
  if (code < 0x300) return grapheme === "" ? 0 : 1;
  if (/^[\p{Mn}\p{Me}\p{Cf}]+$/u.test(grapheme)) return 0;
  if (/^\p{Emoji_Presentation}|\uFE0F/u.test(grapheme)) return 2;
  return wide.some(([first, last]) => code >= first && code <= last) ? 2 : 1;
}

/** The blocks whose characters are wide or full width: Unicode Standard Annex 11. */
const wide: readonly (readonly [number, number])[] = [
  [0x1100, 0x115f],
  [0x2e80, 0x303e],
  [0x3041, 0x4dbf],
  [0x4e00, 0xa4cf],
  [0xa960, 0xa97c],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe6f],
  [0xff01, 0xff60],
  [0xffe0, 0xffe6],
  [0x16fe0, 0x18df2],
  [0x1aff0, 0x1b2fb],
  [0x1f200, 0x1f265],
  [0x20000, 0x3fffd],
];
