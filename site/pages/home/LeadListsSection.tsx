import { SiteLink } from "../../components/SiteLink.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { homeMessages } from "../../messages/home.ts";
import { LeadListsMock } from "./LeadListsMock.tsx";

export function LeadListsSection() {
  return (
    <Section ground="invert" labelledBy="smart-lead-lists">
      <div className="lists-head">
        <h2 id="smart-lead-lists">{homeMessages.leadLists}</h2>
        <div>
          <p className="lead">
            Set the rule once. The list rebuilds itself on the day you choose,
            never repeats a name, and puts the person to call first on top.
          </p>
          <p>
            <SiteLink
              className="text-link inline-block py-1"
              href="/guides/build-a-smart-lead-list"
            >
              Build your first list
            </SiteLink>
          </p>
        </div>
      </div>
      <LeadListsMock />
    </Section>
  );
}
