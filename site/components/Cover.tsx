import type { ReactNode } from "react";
import { cn } from "./ui/cn.ts";

/** Lines of text: for each its place and length. */
function Words({
  lines,
  className,
}: {
  lines: readonly (readonly [x: number, y: number, length: number])[];
  className: string;
}) {
  const path = lines.map(([x, y, length]) => `M${x} ${y}h${length}`).join("");
  return <path className={cn("fill-none", className)} d={path} />;
}

const title = "stroke-ink/75 stroke-[7]";
const words = "stroke-control/70 stroke-[4]";
const marked = "stroke-signal stroke-[4]";
const sheet = "fill-surface stroke-line-strong";

/** Rows of text in a column, the last one short. */
const column = (x: number, y: number, length: number, rows: number) =>
  Array.from(
    { length: rows },
    (_, row) =>
      [x, y + row * 13, row === rows - 1 ? length * 0.6 : length] as const,
  );

const drawings = {
  /** A page with a headline and a picture. */
  blog: (
    <>
      <rect className={sheet} x="140" y="30" width="200" height="260" rx="8" />
      <Words
        className={title}
        lines={[
          [160, 56, 150],
          [160, 72, 96],
        ]}
      />
      <rect
        className="fill-signal-soft stroke-signal-line"
        x="158"
        y="90"
        width="164"
        height="62"
        rx="5"
      />
      <path
        className="fill-none stroke-signal stroke-[3]"
        d="M168 138l34-22 30 12 40-26 40 18"
      />
      <Words className={words} lines={column(160, 172, 160, 6)} />
    </>
  ),
  /** A spread of two pages, with a sentence that is marked. */
  article: (
    <>
      <path
        className={sheet}
        d="M84 48q78-16 156 6q78-22 156-6v212q-78-16-156 6q-78-22-156-6z"
      />
      <path className="stroke-line-strong" d="M240 54v212" />
      <Words className={title} lines={[[106, 76, 104]]} />
      <Words
        className={words}
        lines={[
          ...column(106, 98, 110, 4),
          ...column(264, 76, 110, 3),
          ...column(264, 176, 110, 4),
        ]}
      />
      <Words
        className="stroke-signal-soft stroke-[18]"
        lines={[
          [106, 170, 108],
          [106, 190, 70],
        ]}
      />
      <Words
        className={marked}
        lines={[
          [106, 170, 108],
          [106, 190, 70],
        ]}
      />
      <path
        className="fill-none stroke-signal stroke-[5]"
        d="M268 146v-8q0-14 12-18M290 146v-8q0-14 12-18"
      />
      <Words className={words} lines={column(106, 216, 110, 3)} />
    </>
  ),
  /** Numbered steps, the first of them done. */
  guide: (
    <>
      <rect
        className="fill-raised stroke-line-strong"
        x="150"
        y="34"
        width="196"
        height="250"
        rx="8"
        transform="rotate(4 248 150)"
      />
      <rect className={sheet} x="136" y="30" width="204" height="260" rx="8" />
      <Words className={title} lines={[[158, 56, 124]]} />
      {[0, 1, 2, 3].map((step) => (
        <g key={step} transform={`translate(158 ${80 + step * 46})`}>
          <rect
            className={
              step < 2
                ? "fill-signal stroke-signal"
                : "fill-none stroke-control"
            }
            width="22"
            height="22"
            rx="5"
          />
          {step < 2 && (
            <path
              className="fill-none stroke-page stroke-[3]"
              d="M5.5 11.5l4 4 7.5-9"
            />
          )}
          <Words
            className={words}
            lines={[
              [36, 5, 122],
              [36, 18, step % 2 ? 70 : 96],
            ]}
          />
        </g>
      ))}
    </>
  ),
  /** A sheet of figures with its chart. */
  "case-study": (
    <>
      <rect className={sheet} x="104" y="30" width="272" height="260" rx="8" />
      <Words className={title} lines={[[126, 56, 150]]} />
      <path className="fill-none stroke-line-strong" d="M126 152h228" />
      {[34, 52, 28, 64, 46, 20].map((height, index) => (
        <rect
          key={height}
          className={index === 3 ? "fill-signal" : "fill-control/50"}
          x={134 + index * 38}
          y={152 - height}
          width="22"
          height={height}
          rx="3"
        />
      ))}
      {[178, 202, 226].map((y) => (
        <g key={y}>
          <Words
            className={words}
            lines={[
              [126, y, 92],
              [244, y, 30],
              [308, y, 42],
            ]}
          />
          <path className="stroke-line" d={`M126 ${y + 12}h228`} />
        </g>
      ))}
    </>
  ),
  /** A recorded screen with its list, and the button that plays it. */
  video: (
    <>
      <rect className={sheet} x="84" y="30" width="312" height="192" rx="10" />
      <path className="stroke-line-strong" d="M84 56h312M164 56v134" />
      <Words
        className={words}
        lines={[
          [100, 43, 46],
          ...column(100, 80, 46, 4),
          [184, 80, 150],
          [184, 104, 176],
          [184, 128, 130],
          [184, 152, 160],
          [184, 176, 96],
        ]}
      />
      <path className="stroke-line-strong stroke-[5]" d="M102 206h276" />
      <path className="stroke-signal stroke-[5]" d="M102 206h96" />
      <circle
        className="fill-surface stroke-signal stroke-[3]"
        cx="198"
        cy="206"
        r="7"
      />
      <circle className="fill-primary" cx="240" cy="122" r="34" />
      <path className="fill-on-primary" d="M230 106v32l26-16z" />
    </>
  ),
  /** A call with a speaker, a board and the questions of the audience. */
  webinar: (
    <>
      <rect className={sheet} x="72" y="30" width="336" height="196" rx="10" />
      <rect
        className="fill-raised stroke-line"
        x="84"
        y="42"
        width="216"
        height="172"
        rx="6"
      />
      <rect
        className="fill-surface stroke-line-strong"
        x="176"
        y="66"
        width="106"
        height="78"
        rx="4"
      />
      <path
        className="fill-none stroke-signal stroke-[3]"
        d="M188 130l22-18 20 8 40-38"
      />
      <circle className="fill-signal-line" cx="132" cy="122" r="20" />
      <path className="fill-signal-line" d="M92 214q2-62 40-62t40 62z" />
      {[0, 1, 2].map((row) => (
        <g key={row} transform={`translate(316 ${50 + row * 52})`}>
          <rect
            className={
              row === 1
                ? "fill-signal-soft stroke-signal-line"
                : "fill-none stroke-line-strong"
            }
            width="78"
            height="38"
            rx="6"
          />
          <Words
            className={row === 1 ? marked : words}
            lines={[
              [12, 14, 52],
              [12, 25, 32],
            ]}
          />
        </g>
      ))}
    </>
  ),
} satisfies Record<string, ReactNode>;

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
      {drawings[kind]}
    </svg>
  );
}
