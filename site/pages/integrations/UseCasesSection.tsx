import { TextLink } from "../../components/TextLink.tsx";
import { Card } from "../../components/ui/Card.tsx";
import { Icon } from "../../components/ui/Icon.tsx";
import { Section, SectionHead } from "../../components/ui/Section.tsx";
import type { IntegrationsData, IntegrationsWords } from "./data.ts";

interface UseCasesProps
  extends
    Pick<IntegrationsWords, "workflows" | "examples">,
    Pick<IntegrationsData, "lists"> {}

/** Workflows, each as the way of a lead from the list with the same index, through tools, to where it is worked. */
export function UseCasesSection({ workflows, examples, lists }: UseCasesProps) {
  return (
    <Section labelledBy="use-cases" space="loose">
      <SectionHead>
        <h2 id="use-cases">{workflows.heading}</h2>
      </SectionHead>
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3 lg:gap-5">
        {examples.map(({ title, stops, text, link }, index) => (
          <Card
            as="li"
            key={title}
            className="row-span-3 grid grid-rows-subgrid gap-y-0"
          >
            <div>
              <h3 className="text-h4 tracking-tight">{title}</h3>
              <p className="mt-2 text-muted">{text}</p>
            </div>
            <ol className="mt-6 text-md">
              {[lists[index] ?? "", ...stops]
                .filter(Boolean)
                .map((stop, at) => (
                  <li
                    key={stop}
                    className="flex min-h-12 items-center gap-3 border-t border-line py-2.5 last:border-b last:font-semibold"
                  >
                    <Icon
                      name={at === 0 ? "list" : "arrow-right"}
                      size="sm"
                      className={at === 0 ? "text-muted" : "text-signal"}
                    />
                    {stop}
                  </li>
                ))}
            </ol>
            <p className="mt-5">
              <TextLink link={link} />
            </p>
          </Card>
        ))}
      </ul>
    </Section>
  );
}
