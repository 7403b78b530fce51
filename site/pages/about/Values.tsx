import { Picture } from "../../components/Picture.tsx";
import { Card } from "../../components/ui/Card.tsx";
import { Section, SectionHead } from "../../components/ui/Section.tsx";
import type { AboutWords } from "./data.ts";

export function Values({
  values,
  principles,
}: Pick<AboutWords, "values" | "principles">) {
  return (
    <Section ground="band" labelledBy="values">
      <SectionHead>
        <h2 id="values">{values.heading}</h2>
      </SectionHead>
      <ul className="grid gap-5 md:grid-cols-2 lg:gap-6">
        {principles.map(({ title, text }, index) => (
          <Card
            as="li"
            key={title}
            className="gap-6 xl:grid lg:grid-cols-5-7 lg:items-center"
          >
            <div
              aria-hidden="true"
              className="grid min-h-34 min-w-0 grid-cols-1 content-center rounded-md border border-line bg-page p-4 text-sm empty:hidden"
            >
              <Picture name={`value${index + 1}`} />
            </div>
            <div>
              <h3>{title}</h3>
              <p className="mt-2 text-muted">{text}</p>
            </div>
          </Card>
        ))}
      </ul>
    </Section>
  );
}
