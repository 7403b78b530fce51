import { Accordion } from "../../components/ui/Accordion.tsx";
import { FilterNav } from "../../components/ui/FilterNav.tsx";
import { Tabs } from "../../components/ui/Tabs.tsx";
import { PageNavRow } from "./PageNavRow.tsx";
import { Row } from "./GallerySection.tsx";
import { Specimen } from "./Specimen.tsx";

const tabs = ["Comments", "Likes", "New connections"].map((label) => ({
  id: label.toLowerCase().replace(" ", "-"),
  label,
  panel: <p>What stands under {label}.</p>,
}));

const links = [
  { href: "#all", label: "All", current: true, count: 12 },
  { href: "#guides", label: "Guides", current: false, count: 4 },
  { href: "#articles", label: "Articles", current: false, count: 8 },
];

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

/** Components that open one of several parts. */
export function Choices() {
  return (
    <>
      <Row title="Tabs" note="Arrows, Home and End move and open." fit="medium">
        <Specimen label="first open">
          <Tabs label="Signals" tabs={tabs} />
        </Specimen>
        <Specimen label="another open by default">
          <Tabs label="Signals" tabs={tabs} defaultTab="likes" />
        </Specimen>
        <Specimen label="hover" state="hover" on="[role=tab]:nth-child(2)">
          <Tabs label="Signals" tabs={tabs} />
        </Specimen>
        <Specimen
          label="focus"
          state="focus-visible"
          on="[role=tab]:nth-child(1)"
        >
          <Tabs label="Signals" tabs={tabs} />
        </Specimen>
      </Row>
      <Row title="FilterNav" note="Links with the look of tabs." fit="medium">
        <Specimen label="with counts">
          <FilterNav label="Filter by type" links={links} />
        </Specimen>
        <Specimen label="without, hover" state="hover" on="li:last-child a">
          <FilterNav
            label="Filter by kind"
            links={links.map(({ href, label, current }) => ({
              href,
              label,
              current,
            }))}
          />
        </Specimen>
      </Row>
      <PageNavRow />
      <AccordionRow />
    </>
  );
}

function AccordionRow() {
  return (
    <Row title="Accordion" fit="wide">
      <Specimen
        label="all closed; hover on the first"
        state="hover"
        on="details:first-child summary"
      >
        <Accordion name="shut" headingLevel={4} entries={entriesOf("shut")} />
      </Specimen>
      <Specimen
        label="one open; focus on the second"
        state="focus-visible"
        on="details:last-child summary"
      >
        <Accordion
          name="open"
          headingLevel={4}
          entries={entriesOf("open")}
          defaultOpen="open-credit"
        />
      </Specimen>
    </Row>
  );
}
