import { SiteLink } from "../../components/SiteLink.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { homeMessages } from "../../messages.ts";
import { leadLists } from "../../mock/story.ts";
import { LeadListCard } from "./LeadListCard.tsx";

export function LeadListsSection() {
  return (
    <Section
      space="joined"
      labelledBy="smart-lead-lists"
      className="lists-section"
    >
      <div className="lists-head">
        <h2 id="smart-lead-lists">{homeMessages.leadLists}</h2>
        <div>
          <p className="lead">
            Write the rule once. The list builds itself on the day you choose,
            drops nobody in twice, and opens with the person to call first.
          </p>
          <p>
            <SiteLink
              className="text-link"
              href="/guides/build-a-smart-lead-list"
            >
              Build your first list
            </SiteLink>
          </p>
        </div>
      </div>
      <figure>
        <ul className="lists">
          {leadLists.map((list, place) => (
            <LeadListCard key={list.title} list={list} detailed={place === 0} />
          ))}
        </ul>
        <figcaption className="mock-caption">
          Sample data. Three lists of one week, the first leads of each.
        </figcaption>
      </figure>
    </Section>
  );
}
