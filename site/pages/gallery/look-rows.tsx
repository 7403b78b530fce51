import type { ReactNode } from "react";
import { Portrait } from "../../components/Portrait.tsx";
import { looks } from "../../components/portrait-looks.ts";
import { PriorityBadge } from "../../components/PriorityBadge.tsx";
import { Dawn } from "../../components/scenes/Dawn.tsx";
import { Lark } from "../../components/scenes/Lark.tsx";
import { Skyline } from "../../components/scenes/Skyline.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { Badge, type BadgeVariant } from "../../components/ui/Badge.tsx";
import { Card, cardLink, type CardVariant } from "../../components/ui/Card.tsx";
import { Container } from "../../components/ui/Container.tsx";
import { Eyebrow } from "../../components/ui/Eyebrow.tsx";
import { Icon } from "../../components/ui/Icon.tsx";
import { iconNames } from "../../components/ui/icon-names.ts";
import { Lead } from "../../components/ui/Lead.tsx";
import { Logo, LogoMark } from "../../components/ui/Logo.tsx";
import { Section, SectionHead } from "../../components/ui/Section.tsx";
import { Skeleton } from "../../components/ui/Skeleton.tsx";
import { Spinner } from "../../components/ui/Spinner.tsx";
import { VisuallyHidden } from "../../components/ui/VisuallyHidden.tsx";
import { keysOf } from "./keys-of.ts";
import type { Row } from "./Rows.tsx";

/** A case for each of a few values. */
const each = <Value extends string>(
  values: readonly Value[],
  show: (value: Value) => React.ReactNode,
) => Object.fromEntries(values.map((value) => [value, show(value)]));

/** The colours of the theme. The rule theme/contrast checks them. */
export const colorRow = (names: readonly string[]): Row => ({
  title: "Theme",
  cases: each(names, (name) => (
    <svg className="h-12 w-full rounded-sm border border-line-strong">
      <rect width="100%" height="100%" fill={`var(--color-${name})`} />
    </svg>
  )),
});

/** The scale, largest first. */
const scale = {
  h1: "text-h1 font-semibold tracking-display",
  h2: "text-h2 font-semibold tracking-display",
  title: "text-title font-semibold tracking-display",
  feature: "text-feature font-semibold tracking-display",
  h3: "text-h3 font-semibold tracking-title",
  h4: "text-h4 font-semibold tracking-tight",
  prose: "text-prose",
  base: "",
  md: "text-md",
  sm: "text-sm",
  note: "text-note",
  xs: "text-xs",
  figure: "text-figure tracking-display tabular-nums",
  mono: "font-mono text-sm",
};

export const typeRows: readonly Row[] = [
  {
    title: "Scale",
    fit: "full",
    cases: each(keysOf(scale), (size) => (
      <p className={scale[size]}>Know who is paying attention, 3-5x</p>
    )),
  },
  {
    title: "Single lines",
    fit: "full",
    cases: {
      Lead: <Lead>The sentence under a headline.</Lead>,
      Eyebrow: <Eyebrow>Engagement monitoring</Eyebrow>,
      TextLink: <TextLink link={{ label: "Leads somewhere", href: "#type" }} />,
    },
  },
];

const sizes = ["sm", "default", "lg", "xl"] as const;

export const iconRows: readonly Row[] = [
  { title: "All", cases: each(iconNames, (name) => <Icon name={name} />) },
  {
    title: "Sizes of icons",
    note: "16, 20, 24 and 32 px; the largest has a finer stroke.",
    cases: {
      ...each(sizes, (size) => <Icon name="signal" size={size} />),
      "with a label of its own": <Icon name="lock" label="Locked" />,
    },
  },
];

const people = Object.keys(looks);

export const portraitRows: readonly Row[] = [
  {
    title: "Sizes of portraits",
    note: "Decoration only: the name is always beside it.",
    cases: {
      ...each(sizes, (size) => <Portrait name={people[0] ?? ""} size={size} />),
      "without a portrait": <Portrait name="Someone New" size="lg" />,
    },
  },
  {
    title: "People",
    note: "The sample data's cast and the authors.",
    cases: each(people, (name) => <Portrait name={name} size="lg" />),
  },
];

const badges: Readonly<Record<BadgeVariant, string>> = {
  neutral: "Guide",
  outline: "Medium",
  signal: "Influencer",
  rival: "Competitor",
  priority: "High Priority",
};

export const badgeRows: readonly Row[] = [
  {
    title: "Variants",
    note: "Each without a mark, with a full one, with a hollow one.",
    fit: "medium",
    cases: each(keysOf(badges), (variant) => (
      <div className="flex flex-wrap gap-2">
        {([undefined, "full", "hollow"] as const).map((mark) => (
          <Badge key={mark ?? "none"} variant={variant} {...(mark && { mark })}>
            {badges[variant]}
          </Badge>
        ))}
      </div>
    )),
  },
  {
    title: "Priorities",
    note: "Amber belongs to the person to call first; the mark says the priority without color.",
    cases: {
      "Call first": <PriorityBadge priority="High Priority" first />,
      ...each(["High Priority", "Medium"], (priority) => (
        <PriorityBadge priority={priority} />
      )),
    },
  },
];

const cards: Readonly<Record<CardVariant, string>> = {
  surface: "A lighter ground and a hairline.",
  quiet: "No ground, a rule above: for rows of text.",
};

/** Each variant plain, without padding, and as a link. */
export const cardRows: readonly Row[] = keysOf(cards).map((variant) => ({
  title: variant,
  note: cards[variant],
  fit: "medium",
  cases: {
    plain: <Card variant={variant}>Who commented this week.</Card>,
    "padding none": (
      <Card variant={variant} padding="none">
        <div className="h-14 bg-signal-soft" />
        Its parts bring their own space.
      </Card>
    ),
    interactive: (
      <Card variant={variant} interactive>
        <a className={cardLink} href="#cards">
          The whole card is the link.
        </a>
      </Card>
    ),
  },
}));

const box = "rounded-sm border border-dashed border-line-strong";
const block = "bg-signal-soft px-4 py-3 font-mono text-note text-link";

export const layoutRows: readonly Row[] = [
  {
    title: "Spinner, Skeleton",
    fit: "medium",
    cases: {
      Spinner: <Spinner label="Loading the article" />,
      "Skeleton: a line": <Skeleton />,
      "Skeleton: a picture": <Skeleton className="h-30 rounded-md" />,
    },
  },
  {
    title: "Logo",
    fit: "medium",
    cases: {
      "name and mark": <Logo name="Company" />,
      "the mark": <LogoMark />,
      VisuallyHidden: <VisuallyHidden>Words that nobody sees</VisuallyHidden>,
    },
  },
  {
    title: "Container",
    note: "1200 px, and the measure of text, at most; the gutters at least.",
    fit: "wide",
    cases: each(["default", "prose"], (width) => (
      <div className={box}>
        <Container width={width} className={block}>
          {width}
        </Container>
      </div>
    )),
  },
  {
    title: "Section",
    note: "Its ground, and the space above and below.",
    fit: "wide",
    cases: Object.fromEntries(
      (["page", "band", "night"] as const).flatMap((ground) =>
        (["tight", "default", "loose", "joined"] as const).map((space) => [
          `${ground}, ${space}`,
          <div key={space} className={box}>
            <Section ground={ground} space={space}>
              <SectionHead id={`${ground}-${space}`} heading="Heading" />
              <p className={block}>Content</p>
            </Section>
          </div>,
        ]),
      ),
    ),
  },
];

const scene = (drawn: ReactNode) => (
  <div className="night relative h-90">{drawn}</div>
);

export const sceneRows: readonly Row[] = [
  {
    title: "Dawn, Skyline",
    note: "Each fills its parent.",
    fit: "full",
    cases: {
      "Dawn, night": scene(<Dawn light="night" />),
      "Dawn, dawn": scene(<Dawn />),
      Skyline: scene(<Skyline />),
    },
  },
  { title: "Lark", cases: { "in the colour of the text": <Lark /> } },
];
