import { Section } from "../../components/ui/Section.tsx";
import type { PageProps } from "../../page.ts";
import { Agenda } from "./Agenda.tsx";
import type bookData from "./data.ts";
import { Scheduler } from "./Scheduler.tsx";
import "./book.css";

/** The calendar of the scheduler, and the other ways to get a demo. */
export default function BookPage({ data }: PageProps<typeof bookData>) {
  return (
    <Section className="book">
      <div className="book-head">
        <h1>See it on your own market.</h1>
        <p className="lead">
          Pick a time. Bring one influencer your buyers read and one competitor
          you keep running into. We&apos;ll watch both while we talk.
        </p>
      </div>
      <Scheduler {...data} />
      <Agenda />
    </Section>
  );
}
