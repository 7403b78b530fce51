import { useEffect, useState } from "react";
import { PriorityBadge } from "../../components/PriorityBadge.tsx";
import { Badge, type BadgeVariant } from "../../components/ui/Badge.tsx";
import {
  Button,
  type ButtonSize,
  type ButtonVariant,
} from "../../components/ui/Button.tsx";
import { Card, cardLink, type CardVariant } from "../../components/ui/Card.tsx";
import { Icon } from "../../components/ui/Icon.tsx";
import { Skeleton } from "../../components/ui/Skeleton.tsx";
import { Spinner } from "../../components/ui/Spinner.tsx";
import { keysOf } from "./keys-of.ts";
import type { Row, Specimen } from "./Specimens.tsx";

type Forced = Pick<Specimen, "label" | "state" | "on">;

const buttons: Readonly<Record<ButtonVariant, [label: string, note: string]>> =
  {
    default: ["Start Now", "The one primary action of a viewport."],
    outline: ["See pricing", "The action beside it."],
    secondary: [
      "Subscribe",
      "An action of a part of the page, such as a form.",
    ],
    ghost: ["Cancel", "An action that must not draw the eye."],
    link: ["Read more", "An action in a line of text, as high as a button."],
    destructive: ["Delete list", "What cannot be undone."],
  };

const buttonStates: readonly Forced[] = [
  { label: "rest" },
  { label: "hover", state: "hover" },
  { label: "focus", state: "focus-visible" },
  { label: "pressed", state: "hover active" },
];

/** What a button of each size contains. The states are shown in the default size. */
const buttonSizes: Readonly<
  Record<Exclude<ButtonSize, "default">, (label: string) => React.ReactNode>
> = {
  sm: (label) => label,
  lg: (label) => label,
  icon: () => <Icon name="plus" />,
};

const WORKS_FOR_MS = 2000;

/** Becomes busy for two seconds when it is pressed. */
function BusyButton() {
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (!busy) return undefined;
    const timer = setTimeout(() => setBusy(false), WORKS_FOR_MS);
    return () => clearTimeout(timer);
  }, [busy]);
  return (
    <Button busy={busy} busyLabel="Sending..." onClick={() => setBusy(true)}>
      Send Message
    </Button>
  );
}

const variantRow = (variant: ButtonVariant): Row => {
  const [label, note] = buttons[variant];
  const look = { variant, children: label };
  return {
    title: variant,
    note,
    specimens: [
      ...buttonStates.map((forced) => ({
        ...forced,
        shown: <Button {...look} />,
      })),
      { label: "disabled", shown: <Button {...look} disabled /> },
      {
        label: "busy",
        shown: <Button {...look} busy busyLabel="Working..." />,
      },
      ...keysOf(buttonSizes).map((size) => ({
        label: `size ${size}`,
        shown: (
          <Button variant={variant} size={size} aria-label={label}>
            {buttonSizes[size](label)}
          </Button>
        ),
      })),
    ],
  };
};

/** Each variant in each state and size, with icons, and as a link. */
export const buttonRows: readonly Row[] = [
  ...keysOf(buttons).map(variantRow),
  {
    title: "With icons, and as a link",
    fit: "medium",
    specimens: [
      {
        label: "icon after",
        shown: (
          <Button>
            See how it works <Icon name="arrow-right" />
          </Button>
        ),
      },
      {
        label: "icon before",
        shown: (
          <Button variant="outline">
            <Icon name="download" /> Export as CSV
          </Button>
        ),
      },
      {
        label: "href",
        shown: (
          <Button href="/pricing" variant="outline">
            Pricing
          </Button>
        ),
      },
      {
        label: "href, new tab",
        shown: (
          <Button href="/sitemap.xml" variant="outline" newTab>
            Sitemap <Icon name="arrow-up-right" />
          </Button>
        ),
      },
      { label: "press it: its width stays", shown: <BusyButton /> },
    ],
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
    specimens: keysOf(badges).map((variant) => ({
      label: variant,
      shown: (
        <div className="flex flex-wrap gap-2">
          <Badge variant={variant}>{badges[variant]}</Badge>
          <Badge variant={variant} mark="full">
            {badges[variant]}
          </Badge>
          <Badge variant={variant} mark="hollow">
            {badges[variant]}
          </Badge>
        </div>
      ),
    })),
  },
  {
    title: "Priorities",
    note: "Amber belongs to the person to call first; the mark says the priority without color.",
    specimens: [
      {
        label: "Call first",
        shown: <PriorityBadge priority="High Priority" first />,
      },
      {
        label: "High Priority",
        shown: <PriorityBadge priority="High Priority" />,
      },
      { label: "Medium", shown: <PriorityBadge priority="Medium" /> },
    ],
  },
];

const cards: Readonly<Record<CardVariant, string>> = {
  surface: "A lighter ground and a hairline.",
  quiet: "No ground, a rule above: for rows of text.",
};

const cardStates: readonly Forced[] = [
  { label: "interactive" },
  { label: "interactive, hover", state: "hover" },
  { label: "interactive, focus", state: "focus-visible", on: ".card-link" },
];

/** Each variant plain, without padding, and as a link in all its states. */
export const cardRows: readonly Row[] = keysOf(cards).map((variant) => ({
  title: variant,
  note: cards[variant],
  fit: "medium",
  specimens: [
    {
      label: "plain",
      shown: (
        <Card variant={variant}>
          <h4>Smart lead list</h4>
          <p className="text-md text-muted">
            Who commented this week, ranked by what they said.
          </p>
        </Card>
      ),
    },
    {
      label: "padding none",
      shown: (
        <Card variant={variant} padding="none">
          <div className="h-14 bg-signal-soft" />
          <p className="px-5 py-4 text-md text-muted">
            Its parts bring their own space.
          </p>
        </Card>
      ),
    },
    ...cardStates.map((forced) => ({
      ...forced,
      shown: (
        <Card as="article" variant={variant} interactive>
          <h4>
            <a className={cardLink} href="#cards">
              Read engagement as intent
            </a>
          </h4>
          <p className="text-md text-muted">The whole card is the link.</p>
        </Card>
      ),
    })),
  ],
}));

/** Components that are shown while something loads. */
export const waitingRows: readonly Row[] = [
  {
    title: "Spinner, Skeleton",
    fit: "medium",
    specimens: [
      { label: "Spinner", shown: <Spinner label="Loading the article" /> },
      {
        label: "Skeleton: a line, and a card",
        shown: (
          <div className="grid gap-3">
            <Skeleton />
            <Card className="grid gap-3">
              <Skeleton className="h-30 rounded-md" />
              <Skeleton className="h-6 w-3/5" />
              <Skeleton />
            </Card>
          </div>
        ),
      },
    ],
  },
];
