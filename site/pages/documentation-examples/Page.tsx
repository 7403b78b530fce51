import { Breadcrumbs } from "../../components/reading/Breadcrumbs.tsx";
import { DocList } from "../../components/reading/DocList.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { PageProps } from "../../page.ts";
import type docExamplesData from "./data.ts";
import "../../components/reading/reading.css";

/** The examples of the documentation. */
export default function DocExamplesPage({
  data,
}: PageProps<typeof docExamplesData>) {
  const { list, apiPlans } = data;
  return (
    <Section className="doc-group">
      <div className="doc-group-head">
        <Breadcrumbs />
        <h1>Examples</h1>
        <p className="lead">
          Four complete programs, each short enough to read before you run it.
        </p>
        <p className="doc-group-note">
          The API is for {apiPlans.join(" and ")}, and{" "}
          <SiteLink className="text-link" href="/api-access">
            coming soon
          </SiteLink>
          : the examples follow its preview. Fields and statuses are in the{" "}
          <SiteLink
            className="text-link"
            href="/documentation/api-and-webhooks"
          >
            API and webhooks reference
          </SiteLink>
          .
        </p>
      </div>
      <DocList first={list} address="/documentation/examples" noun="examples" />
    </Section>
  );
}
