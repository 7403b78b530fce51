import { Container } from "../../components/ui/Container.tsx";
import type { AboutData } from "./data.ts";
import { partMessages } from "../../messages.ts";

export function Stats({ company }: Pick<AboutData, "company">) {
  return (
    <section className="about-stats" aria-label={partMessages.figures}>
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
