import { useState, type ElementType } from "react";
import { Accordion } from "../../components/ui/Accordion.tsx";
import {
  Button,
  type ButtonProps,
  type ButtonVariant,
} from "../../components/ui/Button.tsx";
import { Field } from "../../components/ui/Field.tsx";
import { FilterNav } from "../../components/ui/FilterNav.tsx";
import { Icon } from "../../components/ui/Icon.tsx";
import { Input } from "../../components/ui/Input.tsx";
import { PageNav } from "../../components/ui/PageNav.tsx";
import { Range } from "../../components/ui/Range.tsx";
import {
  RotatingWords,
  RotationToggle,
  useRotation,
} from "../../components/ui/RotatingWords.tsx";
import { Select } from "../../components/ui/Select.tsx";
import { Tabs } from "../../components/ui/Tabs.tsx";
import { Textarea } from "../../components/ui/Textarea.tsx";
import { Toast } from "../../components/ui/Toast.tsx";
import { toast } from "../../components/ui/toast.ts";
import { keysOf } from "./keys-of.ts";
import type { Row } from "./Rows.tsx";

const buttons: Readonly<Record<ButtonVariant, [label: string, note: string]>> =
  {
    default: ["Start Now", "The one primary action of a viewport."],
    outline: ["See pricing", "The action beside it."],
    secondary: ["Subscribe", "An action of a part of the page, as in a form."],
    ghost: ["Cancel", "An action that must not draw the eye."],
  };

const buttonRow = (variant: ButtonVariant): Row => {
  const [label, note] = buttons[variant];
  const show = (props: ButtonProps) => (
    <Button variant={variant} {...props}>
      {props.children ?? label}
    </Button>
  );
  return {
    title: variant,
    note,
    cases: {
      rest: show({}),
      disabled: show({ disabled: true }),
      busy: show({ busy: true, busyLabel: "Working..." }),
      "size sm": show({ size: "sm" }),
      "size lg": show({ size: "lg" }),
      "size icon": show({
        size: "icon",
        "aria-label": label,
        children: <Icon name="plus" />,
      }),
      "icon after": show({
        children: [`${label} `, <Icon key="icon" name="arrow-right" />],
      }),
      "href, new tab": show({ href: "/sitemap.xml", newTab: true }),
    },
  };
};

/** Each variant in each state and size, with an icon, and as a link. */
export const buttonRows: readonly Row[] = keysOf(buttons).map(buttonRow);

/** A control in each state, in a field. */
function controlRow(
  title: string,
  Control: ElementType,
  field: string,
  value: string,
  props: object,
): Row {
  const show = (more?: object, error?: string) => (
    <Field label={field} error={error}>
      {(tied) => <Control {...tied} {...props} {...more} />}
    </Field>
  );
  const filled = { defaultValue: value };
  return {
    title,
    fit: "medium",
    cases: {
      empty: show(),
      filled: show(filled),
      error: show({}, "Please fill this in"),
      disabled: show({ ...filled, disabled: true }),
    },
  };
}

export const controlRows: readonly Row[] = [
  controlRow("Input", Input, "Work email", "elena@fernhill.example", {
    type: "email",
    placeholder: "Enter your email address",
  }),
  controlRow("Select", Select, "Team size", "11-50", {
    children: [
      <option key="">Choose one</option>,
      <option key="11-50">11-50</option>,
    ],
  }),
  controlRow("Textarea", Textarea, "Message", "We watch three competitors.", {
    placeholder: "What would you like to know?",
  }),
  {
    title: "Range",
    fit: "medium",
    cases: { rest: <Range aria-label="Leads a month" /> },
  },
  {
    title: "Field",
    note: "A label, always above.",
    fit: "medium",
    cases: {
      "optional, with a hint and an error": (
        <Field label="Profile" hint="Its address." error="Wrong." optional>
          {(tied) => <Input {...tied} />}
        </Field>
      ),
    },
  },
];

const panels = ["Comments", "Likes", "Connections"].map((label) => ({
  id: label,
  label,
  panel: <p>What stands under {label}.</p>,
}));

function SignalTabs() {
  const [open, onOpen] = useState(panels[0]?.id);
  return <Tabs label="Signals" tabs={panels} open={open} onOpen={onOpen} />;
}

const links = ["All", "Guides", "Articles"].map((label, index) => ({
  href: `#${label}`,
  label,
  current: index === 0,
}));

const hrefOf = (page: number) => `#page-${page}`;

const questions = ["What is a credit?", "Can I cancel at any time?"].map(
  (title, index) => ({ id: `question-${index}`, title, content: <p>Yes.</p> }),
);

const words = ["Competitor", "Influencer"];

function TurningWords() {
  const rotation = useRotation(words, 3000);
  return (
    <div className="flex items-center gap-4 text-h3">
      <RotatingWords words={words} active={rotation.active} />
      <RotationToggle {...rotation} />
    </div>
  );
}

/** Components that show one of several parts. */
export const choiceRows: readonly Row[] = [
  {
    title: "Tabs, and links with their look",
    note: "Arrows, Home and End move and open.",
    fit: "medium",
    cases: {
      Tabs: <SignalTabs />,
      FilterNav: <FilterNav label="Filter by kind" links={links} />,
    },
  },
  {
    title: "PageNav",
    note: "Arrows alone on a phone.",
    fit: "wide",
    cases: {
      "of many": <PageNav label="Guides" page={9} pages={99} hrefOf={hrefOf} />,
      "of few": <PageNav label="Pages" page={1} pages={3} hrefOf={hrefOf} />,
    },
  },
  {
    title: "Accordion",
    fit: "wide",
    cases: {
      "level 4": <Accordion name="one" headingLevel={4} entries={questions} />,
    },
  },
  {
    title: "RotatingWords",
    fit: "medium",
    cases: {
      "turning, can be paused": <TurningWords />,
      "without script, or with less motion": <RotatingWords words={words} />,
    },
  },
];

const toasts = {
  default: { title: "Message sent", description: "We answer in a day." },
  destructive: { title: "Not sent", variant: "destructive" },
} as const;

/** Toasts that stay open, and buttons that show real ones. */
export const toastRows: readonly Row[] = [
  {
    title: "Toast",
    note: "A real one leaves after five seconds, unless it is pointed at or focused; swipe it to the right.",
    fit: "medium",
    cases: Object.fromEntries(
      keysOf(toasts).map((variant) => [
        variant,
        <div key={variant} className="grid gap-4">
          <Toast toast={toasts[variant]} onDismiss={() => undefined} />
          <Button variant="outline" onClick={() => toast(toasts[variant])}>
            Show
          </Button>
        </div>,
      ]),
    ),
  },
];
