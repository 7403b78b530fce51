import type { ReactNode } from "react";

const sheet = "fill-surface stroke-line-strong";
const words = "fill-none stroke-control/60 stroke-[4]";

const rows = [34, 56, 78];

/** What each group of articles is about, by the group's slug. */
const drawings: Readonly<Record<string, ReactNode>> = {
  // The first name is added to those who are watched.
  "getting-started": (
    <>
      <rect className={sheet} x="40" y="20" width="190" height="100" rx="8" />
      <circle className="fill-signal" cx="66" cy="48" r="11" />
      <path className={words} d="M88 44h78M88 54h46" />
      <circle
        className="fill-none stroke-control [stroke-dasharray:4_4]"
        cx="66"
        cy="84"
        r="11"
      />
      <path
        className="fill-none stroke-control stroke-2"
        d="M61 84h10M66 79v10"
      />
      <path className={words} d="M88 84h58" />
      <path
        className="fill-none stroke-signal stroke-[3]"
        d="M194 48l7 7 13-15"
      />
    </>
  ),
  // Three competitors, week by week.
  "competitor-monitoring": (
    <g className="fill-none stroke-[3]">
      <path
        className="stroke-line-strong stroke-1"
        d="M40 34h220M40 70h220M40 106h220"
      />
      <path className="stroke-rival" d="M40 92l44-8 44 2 44-14 44 4 44-42" />
      <path
        className="stroke-rival/55"
        d="M40 100l44 2 44-10 44 4 44-10 44-8"
      />
      <path className="stroke-rival/30" d="M40 108l44-4 44 6 44-6 44 2 44-8" />
      <circle className="fill-rival" cx="260" cy="34" r="5" />
    </g>
  ),
  // The rows of a list become fields of a record.
  integrations: (
    <>
      <rect className={sheet} x="30" y="20" width="104" height="94" rx="8" />
      <rect className={sheet} x="176" y="20" width="104" height="94" rx="8" />
      {rows.map((y) => (
        <g key={y}>
          <path className={words} d={`M44 ${y + 10}h56M194 ${y + 10}h66`} />
          <path
            className="fill-none stroke-signal stroke-2"
            d={`M118 ${y + 10}h72m-7-5l7 5-7 5`}
          />
        </g>
      ))}
    </>
  ),
  // A list that is built on a schedule, and read by a program.
  "advanced-features": (
    <>
      <rect className={sheet} x="30" y="20" width="120" height="100" rx="8" />
      <path className="stroke-line-strong" d="M30 44h120" />
      {[0, 1, 2, 3, 4].map((day) => (
        <rect
          key={day}
          className={day === 0 ? "fill-signal" : "fill-control/25"}
          x={42 + day * 20}
          y="56"
          width="14"
          height="14"
          rx="3"
        />
      ))}
      <path className={words} d="M42 88h78M42 102h50" />
      <path
        className="fill-none stroke-signal stroke-[3]"
        d="M190 50q-10 0-10 10v4q0 8-8 8 8 0 8 8v4q0 10 10 10M252 50q10 0 10 10v4q0 8 8 8-8 0-8 8v4q0 10-10 10"
      />
      <path className={words} d="M204 64h34M204 80h22" />
    </>
  ),
};

/** A drawing above the articles of a group. Decoration. */
export function GroupPicture({ group }: { group: string }) {
  return (
    <svg
      viewBox="-70 0 450 140"
      preserveAspectRatio="xMidYMid slice"
      className="mb-6 h-32 w-full rounded-md border border-line bg-tint lg:h-40"
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
      {drawings[group]}
    </svg>
  );
}
