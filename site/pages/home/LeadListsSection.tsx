import { MockCaption } from "../../components/MockWindow.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { Lead } from "../../components/ui/Lead.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { leadLists } from "../../mock/story.ts";
import type { HomeWords } from "./data.ts";
import { LeadListCard } from "./LeadListCard.tsx";

/** Three lists of the sample data. The first one, in detail, is beside the words. */
export function LeadListsSection({ words }: { words: HomeWords["lists"] }) {
  return (
    <Section space="loose" labelledBy="smart-lead-lists">
      <div className="grid gap-4 lg:grid-cols-12 lg:gap-5">
        <div className="grid content-start gap-4 max-lg:mb-4 lg:col-span-4 lg:pr-6">
          <h2 id="smart-lead-lists">{words.heading}</h2>
          <Lead>{words.text}</Lead>
          <p>
            <TextLink link={words.link} className="inline-block py-1" />
          </p>
        </div>
        <figure className="contents">
          <ul className="contents">
            {leadLists.map((list, index) => (
              <LeadListCard
                key={list.title}
                list={list}
                detailed={index === 0}
              />
            ))}
          </ul>
          <MockCaption className="mt-0 lg:col-span-12">
            Three lists from the same week, best leads first.
          </MockCaption>
        </figure>
      </div>
    </Section>
  );
}
