/**
 * The buildings of Tallinn as seen from the bay, from east to west: St Olaf's church, the town hall with Old Thomas on its
 * spire, St Nicholas' church, and on the hill of Toompea the cathedral of Alexander Nevsky, the dome church and the tower
 * Pikk Hermann. Their heights are true to each other. All stand on y = 0.
 */

/** An onion dome of a Russian church, with its drum and its cross. */
const onion = (x: number, y: number, r: number): string => {
  const [drum, top] = [y - r * 1.6, y - r * 4.4];
  return `M${x - r * 0.7} ${y}V${drum}C${x - r * 1.6} ${drum - r},${x - r * 0.4} ${drum - r * 1.7},${x} ${top}C${x + r * 0.4} ${drum - r * 1.7},${x + r * 1.6} ${drum - r},${x + r * 0.7} ${drum}V${y}ZM${x - 0.7} ${top + 2}v-9h1.4v9zM${x - 2.6} ${top - 4}h5.2v1.2h-5.2z`;
};

/** A wall with battlements. */
const battlements = (x: number, width: number, height: number): string =>
  `M${x} 0V-${height}${"h4v-4h4v4".repeat(Math.round(width / 8))}V0Z`;

export const olaf =
  "M9 0V-42L16 -56H78L88 -42V0ZM-13 0V-88H13V0ZM-15 -88l3 -15 3 15zM9 -88l3 -15 3 15zM-12 -88Q-4 -120 -1 -178V-190H1V-178Q4 -120 12 -88Z";

export const townHall =
  "M-46 0V-32L-44 -36L-20 -50L4 -50V0ZM-4 0V-66C-8 -68 -8 -75 -3.5 -78L-2.5 -86C-6 -88 -5 -94 -1.5 -96L-.7 -112H.7L1.5 -96C5 -94 6 -88 2.5 -86L3.5 -78C8 -75 8 -68 4 -66V0ZM.5 -116l8 2 -3 1.5 3 1.5h-8z";

export const nicholas =
  "M8 0V-48L14 -70H84L94 -48V-30L112 -24V0ZM-14 0V-92L-16 -94C-9 -98 -7 -104 -7 -110V-118C-12 -122 -11 -130 -5 -134V-141C-7 -144 -6 -148 -2 -151L-.7 -166H.7L2 -151C6 -148 7 -144 5 -141V-134C11 -130 12 -122 7 -118V-110C7 -104 9 -98 16 -94L14 -92V0Z";

export const nevsky = [
  "M-42 0V-40H-30L-24 -48H24L30 -40H42V0Z",
  onion(0, -46, 13),
  onion(-31, -38, 7),
  onion(31, -38, 7),
  onion(-17, -44, 6),
  onion(17, -44, 6),
].join("");

export const dome =
  "M6 0V-34L12 -48H58L64 -34V0ZM-9 0V-62L-11 -64C-8 -74 -5 -76 -5 -82C-8 -86 -6 -92 -3 -95L-.6 -108H.6L3 -95C6 -92 8 -86 5 -82C5 -76 8 -74 11 -64L9 -62V0Z";

/** With its flag. */
export const hermann =
  "M-9 0V-62H-11V-76H-8V-72H-4V-76H-1.5V-72H1.5V-76H4V-72H8V-76H11V-62H9V0ZM-.7 -76V-104H17V-93H.7V-76Z";

/** The castle and the houses along the edge of the hill. */
export const castle = [
  battlements(-214, 48, 20),
  "M-166 0V-26L-150 -38H-104L-96 -26V0ZM-96 0V-22L-88 -34H-52V0Z",
  battlements(-52, 40, 26),
  battlements(12, 56, 22),
].join("");

/** The hill itself, below y = 0. */
export const hill =
  "M-330 44C-300 34 -286 12 -262 8L-228 0H126C146 2 152 14 164 22C176 30 186 36 206 44Z";

/** A round tower of the town wall: its body, its roof, and a window with a light. */
export const wallTower = {
  body: "M-17 0L-15 -52H15L17 0Z",
  roof: "M-20 -51L0 -94L20 -51Z",
  window: "M-1.5 -40h3v6h-3z",
};

/** Fat Margaret, the tower at the harbour. */
export const margaret = {
  body: "M-40 0L-37 -42H37L40 0Z",
  roof: "M-40 -41L-30 -54H30L40 -41Z",
};

/** The town wall and the gables between its towers: of each its left edge, width, height, and that of its roof. */
const gables = [
  [0, 46, 20, 22],
  [44, 34, 28, 20],
  [150, 40, 22, 24],
  [188, 30, 30, 18],
  [216, 44, 18, 22],
  [486, 34, 30, 24],
  [518, 26, 38, 18],
  [542, 40, 24, 26],
  [640, 36, 26, 22],
  [674, 28, 34, 20],
  [760, 38, 22, 26],
  [796, 30, 30, 20],
  [880, 42, 20, 22],
  [1000, 34, 24, 20],
  [1120, 40, 20, 22],
  [1158, 30, 28, 18],
  [1250, 44, 22, 24],
  [1292, 34, 30, 18],
  [1380, 60, 20, 24],
] as const;

export const houses = gables
  .map(
    ([x, width, height, roof]) =>
      `M${x} 0V-${height}l${width / 2} -${roof}l${width / 2} ${roof}V0Z`,
  )
  .join("");

/** Windows with a light: one below each ridge, and two where a house rises above the wall. */
export const windows = gables
  .map(([x, width, height, roof], index) => {
    const at = (part: number, y: number) =>
      `M${x + Math.round(width * part)} -${y}h3v5h-3z`;
    if (height < 26) return index % 3 ? at(0.46, height + roof / 3) : "";
    return at(index % 2 ? 0.24 : 0.64, height) + at(0.46, height + roof / 3);
  })
  .join("");

export const wall = battlements(0, 1440, 18);
