import { Section } from "../../components/ui/Section.tsx";
import type { AboutData } from "./data.ts";
import { WeekOfDots } from "./WeekOfDots.tsx";

export function Story({
  founded,
  city,
  country,
}: Pick<AboutData, "founded" | "city" | "country">) {
  return (
    <Section labelledBy="story">
      <div className="story">
        <div className="story-text">
          <h2 id="story">We got tired of scrolling</h2>
          <p>
            Every market has a few people everyone reads. Under their posts,
            buyers talk about what they&apos;re working on, nod along to a
            problem, ask who&apos;s solved it. Some of them connect with a
            competitor that same afternoon.
          </p>
          <p>
            Sales teams know this. They scroll through feeds by hand and copy
            names into a spreadsheet, and by the third busy week nobody has the
            time anymore. The interest is still there. It just doesn&apos;t have
            an owner.
          </p>
          <p>
            We started in {founded} to give it one. Software is good at the
            tiring part: looking at everything, every day, and remembering why a
            name mattered. People are good at the rest: deciding who to write to
            and what to say.
          </p>
          <p>
            Our office is in {city}, {country}. Most of us work from wherever we
            live.
          </p>
        </div>
        <WeekOfDots />
      </div>
    </Section>
  );
}
