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
            In every market there are a few people whom everybody reads. Under
            their posts, buyers say what they are working on, agree with a
            problem, ask who has solved it. Some of them connect with a
            competitor the same afternoon.
          </p>
          <p>
            Sales teams know this. They read feeds by hand: an hour on Monday,
            names copied into a spreadsheet, and by the third busy week nobody
            does it any more. The interest was there. It just had no owner.
          </p>
          <p>
            We started in {founded} to give it one. Software is good at the part
            that tires people, which is looking at everything, every day, and
            remembering why a name mattered. People stay in charge of the part
            they are good at: deciding whom to write to, and what to say.
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
