import { Section } from "../../components/ui/Section.tsx";
import type { PageProps } from "../../page.ts";
import { Agenda } from "./Agenda.tsx";
import type bookData from "./data.ts";
import { Scheduler } from "./Scheduler.tsx";
import "./book.css";

/** The calendar of the scheduler, and the other ways to get a demo. */
export default function BookPage({ data }: PageProps<typeof bookData>) {
  const { words, ...scheduler } = data;
  return (
    <Section className="book">
      <div className="book-head">
        <h1>{words.hero.headline}</h1>
        <p className="lead">{words.hero.lead}</p>
      </div>
      <Scheduler {...scheduler} />
      <Agenda agenda={words.agenda} steps={words.steps} />
    </Section>
  );
}
