import { box, disc, Shapes, type Shape } from "../Shapes.tsx";
import { cn } from "../ui/cn.ts";

/** What each group of articles is about, by the group's slug. */
const drawings: Readonly<Record<string, readonly Shape[]>> = {
  // The first name is added to those who are watched.
  "getting-started": [
    ["sheet", box(40, 20, 190, 100, 8)],
    ["filled", disc(66, 48, 10)],
    ["dashed", disc(66, 84, 11)],
    ["plus", "M61 84h10M66 79v10"],
    ["words", "M88 44h78M88 54h46M88 84h58"],
    ["chart", "M194 48l7 7 13-15"],
  ],
  // Three competitors, week by week.
  "competitor-monitoring": [
    ["line", "M40 34h220M40 70h220M40 106h220"],
    ["rival", "M40 92l44-8 44 2 44-14 44 4 44-42"],
    ["rivalTwo", "M40 100l44 2 44-10 44 4 44-10 44-8"],
    ["rivalThree", "M40 108l44-4 44 6 44-6 44 2 44-8"],
    ["rival", disc(260, 34, 3)],
  ],
  // The rows of a list become fields of a record.
  integrations: [
    ["sheet", box(30, 20, 104, 94, 8) + box(176, 20, 104, 94, 8)],
    ["words", "M44 44h56M194 44h66M44 66h56M194 66h66M44 88h56M194 88h66"],
    [
      "arrow",
      "M112 44h56m-7-5l7 5-7 5M112 66h56m-7-5l7 5-7 5M112 88h56m-7-5l7 5-7 5",
    ],
  ],
  // A list that is built on a schedule, and read by a program.
  "advanced-features": [
    ["sheet", box(30, 20, 120, 100, 8)],
    ["line", "M30 44h120"],
    ["filled", box(42, 56, 14, 14, 3)],
    [
      "bar",
      box(62, 56, 14, 14, 3) +
        box(82, 56, 14, 14, 3) +
        box(102, 56, 14, 14, 3) +
        box(122, 56, 14, 14, 3),
    ],
    ["words", "M42 88h78M42 102h50M204 64h34M204 80h22"],
    [
      "chart",
      "M190 50q-10 0-10 10v4q0 8-8 8 8 0 8 8v4q0 10 10 10M252 50q10 0 10 10v4q0 8 8 8-8 0-8 8v4q0 10-10 10",
    ],
  ],
};

interface GroupPictureProps {
  /** Its slug. */
  group: string;
  className: string;
}

/** What the articles of a group are about. Decoration. */
export function GroupPicture({ group, className }: GroupPictureProps) {
  return (
    <svg
      viewBox="-70 0 450 140"
      preserveAspectRatio="xMidYMid slice"
      className={cn("w-full rounded-md border border-line bg-tint", className)}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path
        className="fill-sky"
        d="M-400 104q180-34 330-8t250-20 300 4 250-14v120H-400z"
      />
      <path
        className="fill-dusk"
        d="M-400 124q200-24 350-6t280-16 250 2 250-10v90H-400z"
      />
      <Shapes shapes={drawings[group] ?? []} />
    </svg>
  );
}
