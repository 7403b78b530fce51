import { NewsletterForm } from "../../components/NewsletterForm.tsx";
import { Section } from "../../components/ui/Section.tsx";
import {
  RotatingWords,
  RotationToggle,
  useRotation,
} from "../../components/ui/RotatingWords.tsx";
import { newsletterMessages } from "../../messages/newsletter.ts";
import type { HomeData } from "./data.ts";

const WORD_MS = 2_000;

export function NewsletterSection({ host, words }: HomeData["newsletter"]) {
  const rotation = useRotation(words, WORD_MS);
  return (
    <Section labelledBy="newsletter" className="newsletter-section">
      <div className="newsletter">
        <div>
          <h2 id="newsletter">{newsletterMessages.heading}</h2>
          <p className="lead">{newsletterMessages.text}</p>
          <p className="newsletter-words">
            <span>Notes on</span>{" "}
            <RotatingWords
              words={words}
              active={rotation.active}
              joinedBy=", "
            />
            <RotationToggle {...rotation} />
          </p>
        </div>
        <div>
          <NewsletterForm host={host} />
          <p className="newsletter-note">
            Unsubscribe anytime, with one click.
          </p>
        </div>
      </div>
    </Section>
  );
}
