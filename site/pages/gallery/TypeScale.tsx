import { TextLink } from "../../components/TextLink.tsx";
import { Eyebrow } from "../../components/ui/Eyebrow.tsx";
import { Lead } from "../../components/ui/Lead.tsx";

const scale = [
  [
    "h1",
    "text-h1 font-semibold tracking-display",
    "Know who is paying attention",
  ],
  [
    "h2",
    "text-h2 font-semibold tracking-display",
    "From noise to a ranked list",
  ],
  ["h3", "text-h3 font-semibold tracking-title", "Comments before likes"],
  ["h4", "text-h4 font-semibold tracking-tight", "Every lead with its reason"],
  ["prose", "text-prose", "Running text of posts, guides and documentation."],
  ["base", "", "Text of pages, controls and cards."],
  ["sm", "text-sm", "Hints, captions, details of a list."],
  ["xs", "text-xs", "Badges and the smallest print there is."],
  ["figure", "text-figure tracking-display tabular-nums", "3-5x 40% 27% 22%"],
  ["mono", "font-mono text-sm wrap-anywhere", "lead_1001,2026-05-18T09:28:00Z"],
] as const;

const components = [
  [
    "Lead",
    <Lead key="lead">
      The sentence under a headline says what is in it for you.
    </Lead>,
  ],
  ["Eyebrow", <Eyebrow key="eyebrow">Engagement monitoring</Eyebrow>],
  [
    "TextLink",
    <p key="link">
      Words <TextLink link={{ label: "that lead somewhere", href: "#type" }} />{" "}
      within a sentence, and <code>code</code> in it.
    </p>,
  ],
] as const;

/** Each step of the scale, largest first, and the components of single lines. */
export function TypeScale() {
  const rows = [
    ...scale.map(
      ([name, look, sample]) =>
        [
          name,
          <p key={name} className={look}>
            {sample}
          </p>,
        ] as const,
    ),
    ...components,
  ];
  return (
    <dl>
      {rows.map(([name, sample]) => (
        <div
          key={name}
          className="grid items-baseline gap-x-6 gap-y-1 border-t border-line py-4 sm:grid-cols-[5.5rem_minmax(0,1fr)]"
        >
          <dt className="font-mono text-xs text-faint">{name}</dt>
          <dd>{sample}</dd>
        </div>
      ))}
    </dl>
  );
}
