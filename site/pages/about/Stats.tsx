import { Container } from "../../components/ui/Container.tsx";
import type { AboutData } from "./data.ts";
import { partMessages } from "../../messages/pages.ts";

export function Stats({ company }: Pick<AboutData, "company">) {
  return (
    <section className="border-b border-line" aria-label={partMessages.figures}>
      <Container as="dl" className="grid grid-cols-2 md:grid-cols-4">
        {company.map(({ id, value, label }) => (
          <div
            key={id}
            className="flex flex-col-reverse justify-end gap-2 border-line py-6 nth-[n+3]:border-t even:border-l even:pl-5 md:not-first:border-l md:not-first:pl-6 md:nth-[n+3]:border-t-0 lg:py-10"
          >
            <dt className="text-muted">{label}</dt>
            <dd className="text-figure font-medium tracking-[-0.045em] tabular-nums">
              {value}
            </dd>
          </div>
        ))}
      </Container>
    </section>
  );
}
