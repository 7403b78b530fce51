import { Accordion } from "../../components/ui/Accordion.tsx";
import { FilterNav } from "../../components/ui/FilterNav.tsx";
import { PageNav } from "../../components/ui/PageNav.tsx";
import {
  RotatingWords,
  RotationToggle,
  useRotation,
} from "../../components/ui/RotatingWords.tsx";
import { Tabs } from "../../components/ui/Tabs.tsx";
import type { Row } from "./Specimens.tsx";

const tabs = ["Comments", "Likes", "New connections"].map((label) => ({
  id: label.toLowerCase().replace(" ", "-"),
  label,
  panel: <p>What stands under {label}.</p>,
}));

const links = [
  { href: "#all", label: "All", current: true },
  { href: "#guides", label: "Guides", current: false },
  { href: "#articles", label: "Articles", current: false },
];
const counted = links.map((link, index) => ({ ...link, count: 12 - index }));

const entriesOf = (name: string) => [
  {
    id: `${name}-credit`,
    title: "What is a credit?",
    content: <p>One unique lead of one post. The same person twice is one.</p>,
  },
  {
    id: `${name}-cancel`,
    title: "Can I cancel at any time, also in the middle of a month?",
    content: <p>Yes. What you exported stays yours.</p>,
  },
];

const hrefOf = (page: number) => `#page-${page}`;

/** Components that open one of several parts. */
export const choiceRows: readonly Row[] = [
  {
    title: "Tabs",
    note: "Arrows, Home and End move and open.",
    fit: "medium",
    specimens: [
      { label: "first open", shown: <Tabs label="Signals" tabs={tabs} /> },
      {
        label: "hover",
        state: "hover",
        on: "[role=tab]:nth-child(2)",
        shown: <Tabs label="Signals" tabs={tabs} />,
      },
      {
        label: "focus",
        state: "focus-visible",
        on: "[role=tab]:nth-child(1)",
        shown: <Tabs label="Signals" tabs={tabs} />,
      },
    ],
  },
  {
    title: "FilterNav",
    note: "Links with the look of tabs.",
    fit: "medium",
    specimens: [
      {
        label: "with counts",
        shown: <FilterNav label="Filter by type" links={counted} />,
      },
      {
        label: "without, hover",
        state: "hover",
        on: "li:last-child a",
        shown: <FilterNav label="Filter by kind" links={links} />,
      },
    ],
  },
  {
    title: "PageNav",
    note: "Arrows alone on a phone.",
    fit: "wide",
    specimens: [
      {
        label: "first page; hover on the second",
        state: "hover",
        on: "li:nth-child(2) a",
        shown: <PageNav label="Articles" page={1} pages={3} hrefOf={hrefOf} />,
      },
      {
        label: "one of many; focus on next",
        state: "focus-visible",
        on: "li:last-child a",
        shown: (
          <PageNav label="Guides" page={208} pages={4167} hrefOf={hrefOf} />
        ),
      },
    ],
  },
  {
    title: "Accordion",
    fit: "wide",
    specimens: [
      {
        label: "all closed; hover on the first",
        state: "hover",
        on: "details:first-child summary",
        shown: (
          <Accordion name="shut" headingLevel={4} entries={entriesOf("shut")} />
        ),
      },
      {
        label: "focus on the second",
        state: "focus-visible",
        on: "details:last-child summary",
        shown: (
          <Accordion name="open" headingLevel={4} entries={entriesOf("open")} />
        ),
      },
    ],
  },
];

const words = ["Competitor", "Influencer"];
const EVERY_MS = 3000;

function TurningWords() {
  const rotation = useRotation(words, EVERY_MS);
  return (
    <div className="flex items-center gap-4">
      <p className="text-h3 font-semibold">
        Watch any <RotatingWords words={words} active={rotation.active} />
      </p>
      <RotationToggle {...rotation} />
    </div>
  );
}

/** Rotating words with their button, and their look without script. */
export const wordRows: readonly Row[] = [
  {
    title: "RotatingWords",
    fit: "medium",
    specimens: [
      { label: "turning, can be paused", shown: <TurningWords /> },
      {
        label: "still: without script, or with less motion",
        shown: (
          <p className="text-h3 font-semibold">
            Watch any <RotatingWords words={words} />
          </p>
        ),
      },
    ],
  },
];
