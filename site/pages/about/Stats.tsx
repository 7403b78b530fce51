import { Container } from "../../components/ui/Container.tsx";
import type { AboutData } from "./data.ts";

export function Stats({ company }: Pick<AboutData, "company">) {
  return (
    <section className="about-stats" aria-label="The company in figures">
      <Container as="dl">
        {company.map(({ id, value, label }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd className="numeric">{value}</dd>
          </div>
        ))}
      </Container>
    </section>
  );
}
