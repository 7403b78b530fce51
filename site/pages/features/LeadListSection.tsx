import { SiteLink } from "../../components/SiteLink.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { homeMessages } from "../../messages/home.ts";
import { ListPicture } from "./ListPicture.tsx";

const inWords = new Intl.ListFormat("en-US", { type: "conjunction" });

interface LeadListProps {
  exportPlans: readonly string[];
}

export function LeadListSection({ exportPlans }: LeadListProps) {
  return (
    <Section labelledBy="smart-lead-lists">
      <div className="features-lists-head">
        <h2 id="smart-lead-lists">{homeMessages.leadLists}</h2>
        <p className="lead">
          Say who you&apos;re looking for, once. The list rebuilds itself on the
          day you choose, with the most urgent names on top.
        </p>
      </div>
      <ListPicture />
      <p className="features-note">
        CSV export comes with {inWords.format(exportPlans)}. You can read and
        work the list itself on every plan.{" "}
        <SiteLink className="text-link" href="/guides/build-a-smart-lead-list">
          Build a list your team will finish
        </SiteLink>
      </p>
    </Section>
  );
}
