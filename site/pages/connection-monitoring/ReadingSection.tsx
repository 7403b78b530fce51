import { TextLink } from "../../components/TextLink.tsx";
import { Lead } from "../../components/ui/Lead.tsx";
import { Section, SectionHead } from "../../components/ui/Section.tsx";
import { partMessages } from "../../messages/pages.ts";
import type { ConnectionWords } from "./data.ts";

const [, reasonHead, actionHead] = partMessages.readingHeads;
const columns = "grid gap-x-8 gap-y-2 md:grid-cols-3";

/** How to read the numbers. Each pattern is a row of a table, and on phones a block of lines. */
export function ReadingSection({
  reading,
  patterns,
}: Pick<ConnectionWords, "reading" | "patterns">) {
  return (
    <Section labelledBy="reading">
      <SectionHead>
        <h2 id="reading">{reading.heading}</h2>
        <Lead>{reading.text}</Lead>
      </SectionHead>
      <div
        className={`${columns} pb-3 text-sm text-faint max-md:hidden`}
        aria-hidden="true"
      >
        {partMessages.readingHeads.map((head) => (
          <span key={head}>{head}</span>
        ))}
      </div>
      <ul aria-label={partMessages.readingCaption}>
        {patterns.map(({ sign, reason, action }) => (
          <li key={sign} className={`${columns} border-t border-line py-5`}>
            <p className="text-h4 font-medium">{sign}</p>
            <Cell label={reasonHead}>{reason}</Cell>
            <Cell label={actionHead}>{action}</Cell>
          </li>
        ))}
      </ul>
      <p className="border-t border-line pt-5">
        <TextLink link={reading.link} className="inline-block py-2" />
      </p>
    </Section>
  );
}

/** A cell with the name of its column, which large screens show once above all rows. */
function Cell({ label, children }: { label: string; children: string }) {
  return (
    <p className="max-md:grid max-md:grid-cols-[7rem_minmax(0,1fr)] max-md:gap-3">
      <span className="text-muted md:sr-only">
        {label}
        <span className="sr-only">:</span>{" "}
      </span>
      {children}
    </p>
  );
}
