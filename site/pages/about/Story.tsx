import { Section } from "../../components/ui/Section.tsx";
import type { AboutData } from "./data.ts";

export function Story({
  founded,
  city,
  country,
}: Pick<AboutData, "founded" | "city" | "country">) {
  return (
    <Section labelledBy="story">
      <div className="story">
        <h2 id="story">We got tired of scrolling</h2>
        <div className="story-text">
          <p>
            Every market has a few people everyone reads. Under their posts,
            buyers talk about what they&apos;re working on, recognize a problem,
            ask who&apos;s solved it. Some of them connect with a competitor
            that same afternoon.
          </p>
          <p>
            Sales teams know this. They scroll through feeds by hand and copy
            names into a spreadsheet, and by the third busy week nobody has time
            for it anymore.
          </p>
          <p>
            We started in {founded} to do that part for them. Software can look
            at everything, every day, and remember why a name mattered. People
            decide who to write to and what to say.
          </p>
          <p>
            Our office is in {city}, {country}. Most of us work from wherever we
            live.
          </p>
        </div>
      </div>
    </Section>
  );
}
