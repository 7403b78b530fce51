import { box, disc, Shapes, type Shape } from "./Shapes.tsx";
import { cn } from "./ui/cn.ts";

/** Rows of text in a column, the last one short. */
const column = (x: number, y: number, length: number, rows: number) =>
  Array.from(
    { length: rows },
    (_, row) =>
      `M${x} ${y + row * 13}h${row === rows - 1 ? length * 0.6 : length}`,
  ).join("");

const drawings = {
  /** A page with a headline and a picture. */
  blog: [
    ["sheet", box(140, 30, 200, 260, 8)],
    ["title", "M160 56h150M160 72h96"],
    ["picture", box(158, 90, 164, 62, 5)],
    ["chart", "M168 138l34-22 30 12 40-26 40 18"],
    ["words", column(160, 172, 160, 6)],
  ],
  /** A spread of two pages, with a sentence that is marked. */
  article: [
    ["sheet", "M84 48q78-16 156 6q78-22 156-6v212q-78-16-156 6q-78-22-156-6z"],
    ["line", "M240 54v212"],
    ["title", "M106 76h104"],
    [
      "words",
      column(106, 98, 110, 4) +
        column(264, 76, 110, 3) +
        column(264, 176, 110, 4) +
        column(106, 216, 110, 3),
    ],
    ["marker", "M106 170h108M106 190h70"],
    ["marked", "M106 170h108M106 190h70"],
    ["played", "M268 146v-8q0-14 12-18M290 146v-8q0-14 12-18"],
  ],
  /** Numbered steps, the first of them done. */
  guide: [
    ["back", "M164 28l180 12q8 1 7 9l-17 235H150z"],
    ["sheet", box(136, 30, 204, 260, 8)],
    ["title", "M158 56h124"],
    ["filled", box(158, 80, 22, 22, 5) + box(158, 126, 22, 22, 5)],
    ["empty", box(158, 172, 22, 22, 5) + box(158, 218, 22, 22, 5)],
    ["check", "M163.5 91.5l4 4 7.5-9M163.5 137.5l4 4 7.5-9"],
    [
      "words",
      "M194 85h122M194 98h96M194 131h122M194 144h70M194 177h122M194 190h96M194 223h122M194 236h70",
    ],
  ],
  /** A sheet of figures with its chart. */
  "case-study": [
    ["sheet", box(104, 30, 272, 260, 8)],
    ["title", "M126 56h150"],
    ["line", "M126 152h228"],
    [
      "bar",
      [34, 52, 28, 0, 46, 20]
        .map(
          (height, index) =>
            `M${134 + index * 38} 152v${-height}h22v${height}z`,
        )
        .join(""),
    ],
    ["filled", "M249 151v-62h20v62z"],
    [
      "words",
      "M126 178h92M244 178h30M308 178h42M126 202h92M244 202h30M308 202h42M126 226h92M244 226h30M308 226h42",
    ],
    ["line", "M126 190h228M126 214h228M126 238h228"],
  ],
  /** A recorded screen with its list, and the button that plays it. */
  video: [
    ["sheet", box(84, 30, 312, 192, 10)],
    ["line", "M84 56h312M164 56v134"],
    [
      "words",
      `${column(100, 80, 46, 4)}M100 43h46M184 80h150M184 104h176M184 128h130M184 152h160M184 176h96`,
    ],
    ["heavy", "M102 206h276"],
    ["played", "M102 206h96"],
    ["sheet", disc(198, 206, 7)],
    ["chart", disc(198, 206, 7)],
    ["button", disc(240, 122, 34)],
    ["play", "M230 106v32l26-16z"],
  ],
  /** A call with a speaker, a board and the questions of the audience. */
  webinar: [
    ["sheet", box(72, 30, 336, 196, 10)],
    ["back", box(84, 42, 216, 172, 6)],
    ["sheet", box(176, 66, 106, 78, 4)],
    ["chart", "M188 130l22-18 20 8 40-38"],
    ["person", `${disc(132, 122, 20)}M92 214q2-62 40-62t40 62z`],
    ["sheet", box(316, 50, 78, 38, 6) + box(316, 154, 78, 38, 6)],
    ["picture", box(316, 102, 78, 38, 6)],
    ["words", "M328 64h52M328 75h32M328 168h52M328 179h32"],
    ["marked", "M328 116h52M328 127h32"],
  ],
} satisfies Record<string, readonly Shape[]>;

export type CoverKind = keyof typeof drawings;

/** A cover for what has no picture of its own: a drawing of what one gets to read or to watch. */
export function Cover({
  kind,
  className,
}: {
  kind: CoverKind;
  className?: string | undefined;
}) {
  return (
    <svg
      className={cn(
        "block aspect-[1200/630] h-auto w-full overflow-hidden bg-tint",
        className,
      )}
      viewBox="0 0 480 252"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      data-cover={kind}
    >
      <path
        className="fill-sky"
        d="M0 176q90-34 190-14t170-22q70-20 120-4v116H0z"
      />
      <path className="fill-dusk" d="M0 214q110-30 230-10t250-24v72H0z" />
      <Shapes shapes={drawings[kind]} />
    </svg>
  );
}
