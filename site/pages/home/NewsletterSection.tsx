import { NewsletterForm } from "../../components/NewsletterForm.tsx";
import { Section } from "../../components/ui/Section.tsx";
import {
  RotatingWords,
  RotationToggle,
} from "../../components/ui/RotatingWords.tsx";
import { newsletterMessages } from "../../messages.ts";
import type { HomeData } from "./data.ts";

const WORDS_ID = "newsletter-words";
const WORD_MS = 2_000;

export function NewsletterSection({ host, words }: HomeData["newsletter"]) {
  return (
    <Section labelledBy="newsletter" className="newsletter-section">
      <div className="newsletter">
        <div>
          <h2 id="newsletter">{newsletterMessages.heading}</h2>
          <p className="lead">{newsletterMessages.text}</p>
          <p className="newsletter-words">
            <span>Notes on</span>{" "}
            <RotatingWords
              id={WORDS_ID}
              words={words}
              interval={WORD_MS}
              joinedBy=", "
            />
            <RotationToggle words={WORDS_ID} />
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
