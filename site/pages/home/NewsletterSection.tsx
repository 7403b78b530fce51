import { NewsletterForm } from "../../components/NewsletterForm.tsx";
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
    <Section labelledBy="newsletter" className="newsletter-section">
      <div className="newsletter">
        <div>
          <h2 id="newsletter">{words.heading}</h2>
          <p className="lead">{words.text}</p>
          <p className="newsletter-words">
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
          <p className="newsletter-note">{words.note}</p>
        </div>
      </div>
    </Section>
  );
}
