import { NewsletterForm } from "../../components/NewsletterForm.tsx";
import { Lead } from "../../components/ui/Lead.tsx";
import { Section } from "../../components/ui/Section.tsx";
import {
  RotatingWords,
  RotationToggle,
  useRotation,
} from "../../components/ui/RotatingWords.tsx";
import type { HomeData, HomeWords } from "./data.ts";

const WORD_MS = 2_000;

interface NewsletterProps extends Pick<HomeData, "newsletter"> {
  words: HomeWords["newsletter"];
}

export function NewsletterSection({ words, newsletter }: NewsletterProps) {
  const { host, topics } = newsletter;
  const rotation = useRotation(topics, WORD_MS);
  return (
    <Section labelledBy="newsletter">
      <div className="grid gap-8 lg:grid-cols-7-5 lg:items-center lg:gap-16">
        <div>
          <h2 id="newsletter">{words.heading}</h2>
          <Lead className="mt-4 max-w-[40ch]">{words.text}</Lead>
          <p className="mt-4 flex flex-wrap items-center gap-x-2 gap-y-1 text-h3 tracking-title text-muted">
            <span>{words.label}</span>{" "}
            <RotatingWords
              words={topics}
              active={rotation.active}
              joinedBy=", "
            />
            <RotationToggle {...rotation} />
          </p>
        </div>
        <div>
          <NewsletterForm host={host} />
          <p className="mt-3 text-sm text-faint">{words.note}</p>
        </div>
      </div>
    </Section>
  );
}
