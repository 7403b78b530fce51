import { Portrait } from "../../components/Portrait.tsx";
import { looks } from "../../components/portrait-looks.ts";
import { Dawn } from "../../components/scenes/Dawn.tsx";
import { Lark } from "../../components/scenes/Lark.tsx";
import { Skyline } from "../../components/scenes/Skyline.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { Container } from "../../components/ui/Container.tsx";
import { Eyebrow } from "../../components/ui/Eyebrow.tsx";
import { Icon } from "../../components/ui/Icon.tsx";
import { iconNames } from "../../components/ui/icon-names.ts";
import { Lead } from "../../components/ui/Lead.tsx";
import { Logo, LogoMark } from "../../components/ui/Logo.tsx";
import {
  Section,
  SectionHead,
  type SectionProps,
} from "../../components/ui/Section.tsx";
import { VisuallyHidden } from "../../components/ui/VisuallyHidden.tsx";
import type { Row } from "./Specimens.tsx";

const grid = "grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-4";

/** The colours of the theme. The rule theme/contrast checks them. */
export function Colors({ names }: { names: readonly string[] }) {
  return (
    <ul className={grid}>
      {names.map((name) => (
        <li key={name}>
          <svg
            className="h-12 w-full rounded-sm border border-line-strong"
            aria-hidden="true"
          >
            <rect width="100%" height="100%" fill={`var(--color-${name})`} />
          </svg>
          <code className="text-xs text-muted">{name}</code>
        </li>
      ))}
    </ul>
  );
}

/** All icons with their names. */
export function Icons() {
  return (
    <ul className={grid} aria-label="Icons">
      {iconNames.map((name) => (
        <li key={name} className="flex min-w-0 items-center gap-2.5">
          <Icon name={name} size="lg" />
          <code className="text-xs text-muted">{name}</code>
        </li>
      ))}
    </ul>
  );
}

/** The scale, largest first. */
const scale = [
  ["h1", "text-h1 font-semibold tracking-display"],
  ["h2", "text-h2 font-semibold tracking-display"],
  ["title", "text-title font-semibold tracking-display"],
  ["feature", "text-feature font-semibold tracking-display"],
  ["h3", "text-h3 font-semibold tracking-title"],
  ["h4", "text-h4 font-semibold tracking-tight"],
  ["prose", "text-prose"],
  ["base", ""],
  ["md", "text-md"],
  ["sm", "text-sm"],
  ["note", "text-note"],
  ["xs", "text-xs"],
  ["figure", "text-figure tracking-display tabular-nums"],
  ["mono", "font-mono text-sm"],
] as const;

export const typeRows: readonly Row[] = [
  {
    title: "Scale",
    fit: "full",
    specimens: scale.map(([label, look]) => ({
      label,
      shown: <p className={look}>Know who is paying attention, 3-5x</p>,
    })),
  },
  {
    title: "Single lines",
    fit: "full",
    specimens: [
      {
        label: "Lead",
        shown: <Lead>The sentence under a headline.</Lead>,
      },
      { label: "Eyebrow", shown: <Eyebrow>Engagement monitoring</Eyebrow> },
      {
        label: "TextLink",
        shown: (
          <p>
            Words{" "}
            <TextLink link={{ label: "that lead somewhere", href: "#type" }} />{" "}
            within a sentence, and <code>code</code> in it.
          </p>
        ),
      },
    ],
  },
];

const sizes = ["sm", "default", "lg", "xl"] as const;

export const iconRows: readonly Row[] = [
  {
    title: "Sizes",
    note: "16, 20, 24 and 32 px; the largest has a finer stroke.",
    specimens: [
      ...sizes.map((size) => ({
        label: size,
        shown: <Icon name="signal" size={size} />,
      })),
      {
        label: "with a label of its own",
        shown: <Icon name="lock" label="Locked" />,
      },
    ],
  },
];

const people = Object.keys(looks);

export const portraitRows: readonly Row[] = [
  {
    title: "Sizes",
    note: "Decoration only: the name is always beside it.",
    specimens: [
      ...sizes.map((size) => ({
        label: size,
        shown: <Portrait name={people[0] ?? ""} size={size} />,
      })),
      {
        label: "without a portrait",
        shown: <Portrait name="Someone New" size="lg" />,
      },
    ],
  },
  {
    title: "People",
    note: "The sample data's cast and the authors.",
    specimens: people.map((name) => ({
      label: name,
      shown: <Portrait name={name} size="lg" />,
    })),
  },
];

const widths = ["default", "narrow", "prose"] as const;

const sections: readonly Required<Pick<SectionProps, "ground" | "space">>[] = [
  { ground: "page", space: "default" },
  { ground: "band", space: "default" },
  { ground: "band", space: "tight" },
  { ground: "tint", space: "tight" },
  { ground: "night", space: "tight" },
  { ground: "page", space: "joined" },
];

const box = "rounded-sm border border-dashed border-line-strong";
const block = "bg-signal-soft px-4 py-3 font-mono text-note text-link";

export const layoutRows: readonly Row[] = [
  {
    title: "Logo",
    fit: "medium",
    specimens: [
      { label: "name and mark", shown: <Logo name="Company" /> },
      { label: "the mark", shown: <LogoMark /> },
      {
        label: "VisuallyHidden",
        shown: (
          <p>
            Read aloud
            <VisuallyHidden> with words that nobody sees</VisuallyHidden>
          </p>
        ),
      },
    ],
  },
  {
    title: "Container",
    note: "1200 px, 880 px, and the measure of text, at most; the gutters at least.",
    fit: "wide",
    specimens: widths.map((width) => ({
      label: width,
      shown: (
        <div className={box}>
          <Container width={width} className={block}>
            {width}
          </Container>
        </div>
      ),
    })),
  },
  {
    title: "Section",
    note: "Its ground, and the space above and below.",
    fit: "wide",
    specimens: sections.map(({ ground, space }) => ({
      label: `${ground}, ${space}`,
      shown: (
        <div className={box}>
          <Section ground={ground} space={space}>
            <SectionHead>
              <h4>Heading</h4>
            </SectionHead>
            <p className={block}>Content</p>
          </Section>
        </div>
      ),
    })),
  },
];

export const sceneRows: readonly Row[] = [
  {
    title: "Dawn, Skyline",
    note: "Each fills its parent.",
    fit: "full",
    specimens: Object.entries({ Dawn, Skyline }).flatMap(([name, Scene]) =>
      (["night", "dawn"] as const).map((light) => ({
        label: `${name}, ${light}`,
        shown: (
          <div className="night relative h-90">
            <Scene light={light} />
          </div>
        ),
      })),
    ),
  },
  {
    title: "Lark",
    specimens: [{ label: "in the colour of the text", shown: <Lark /> }],
  },
];
