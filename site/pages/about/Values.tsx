import { Card } from "../../components/ui/Card.tsx";
import { Section, SectionHead } from "../../components/ui/Section.tsx";
import type { AboutWords } from "./data.ts";
import { ValuePicture } from "./ValuePicture.tsx";

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
            <ValuePicture index={index} />
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
