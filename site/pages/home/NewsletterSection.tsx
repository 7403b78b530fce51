import { NewsletterForm } from "../../components/NewsletterForm.tsx";
import { Section } from "../../components/ui/Section.tsx";
import {
  RotatingWords,
  RotationToggle,
} from "../../components/ui/RotatingWords.tsx";
import { useRotation } from "../../components/ui/useRotation.ts";
import { newsletterMessages } from "../../messages.ts";
import type { HomeData } from "./data.ts";

const WORD_MS = 2_000;

export function NewsletterSection({ host, words }: HomeData["newsletter"]) {
  const rotation = useRotation(words.length, WORD_MS);
  return (
    <Section labelledBy="newsletter" className="newsletter-section">
      <div className="newsletter">
        <div>
          <h2 id="newsletter">{newsletterMessages.heading}</h2>
          <p className="lead">{newsletterMessages.text}</p>
          <p className="newsletter-words">
            <span>Notes on</span>{" "}
            <RotatingWords words={words} rotation={rotation} joinedBy=", " />
            <RotationToggle rotation={rotation} />
          </p>
        </div>
        <div>
          <NewsletterForm host={host} />
          <p className="newsletter-note">
            Every mail has a link that takes you off the list with one click.
          </p>
        </div>
      </div>
    </Section>
  );
}
