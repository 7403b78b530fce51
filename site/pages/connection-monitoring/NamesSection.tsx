import { LeadLine } from "../../components/LeadLine.tsx";
import { MockWindow } from "../../components/MockWindow.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { leadLists } from "../../mock/story.ts";
import { membersOf } from "../../mock/totals.ts";

const [, overlap, connections] = leadLists;
const lists = [connections, overlap].filter((list) => list !== undefined);

/** From a count to the lists of people behind it. */
export function NamesSection() {
  return (
    <Section ground="band" labelledBy="names">
      <div className="names">
        <div className="names-words">
          <h2 id="names">A count is a prompt to look. The names decide.</h2>
          <p className="lead">
            Open the number and you have a list. Keep the titles you sell to,
            drop the accounts you already own, and sort by company.
          </p>
          <p className="names-note">
            Three new connections at one account in a week is a meeting you were
            not invited to.
          </p>
          <p>
            <SiteLink
              className="text-link"
              href="/blog/competitor-audience-playbook"
            >
              Read the competitor audience playbook
            </SiteLink>
          </p>
        </div>
        <figure className="names-lists">
          {lists.map((list) => (
            <MockWindow
              key={list.title}
              title={list.title}
              aside={`${list.count} leads`}
            >
              <ul>
                {membersOf(list).map((lead) => (
                  <li key={lead.id}>
                    <LeadLine lead={lead} />
                  </li>
                ))}
              </ul>
              <p className="names-more">
                and {list.count - list.members.length} more
              </p>
            </MockWindow>
          ))}
          <figcaption className="mock-caption">
            Sample data. Two lists from the same week.
          </figcaption>
        </figure>
      </div>
    </Section>
  );
}
