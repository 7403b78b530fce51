import { SiteLink } from "../../components/SiteLink.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Container } from "../../components/ui/Container.tsx";
import { Icon } from "../../components/ui/Icon.tsx";
import {
  RotatingWords,
  RotationToggle,
} from "../../components/ui/RotatingWords.tsx";
import { actionLabels, heroWords, homeMessages } from "../../messages.ts";
import { HeroPicture } from "./HeroPicture.tsx";

const WORDS_ID = "hero-words";
const WORD_MS = 3_000;

interface HeroProps {
  signUpUrl: string;
  freeForever: string;
}

export function Hero({ signUpUrl, freeForever }: HeroProps) {
  return (
    <section className="hero" aria-labelledby="hero">
      <Container className="hero-grid">
        <div className="hero-words">
          <div className="hero-title">
            <h1 id="hero">
              Know which{" "}
              <span className="hero-word">
                <RotatingWords
                  id={WORDS_ID}
                  words={heroWords}
                  interval={WORD_MS}
                />
              </span>{" "}
              follower to call first.
            </h1>
            <RotationToggle words={WORDS_ID} />
          </div>
          <p className="lead hero-lead">
            We track the likes, comments and new connections around the people
            and companies your buyers follow. You get a short, ranked list of
            leads, each with a reason to write.
          </p>
          <div className="hero-actions">
            <Button as={SiteLink} href={signUpUrl} size="lg">
              {actionLabels.getStarted}
            </Button>
            <Button
              as={SiteLink}
              href="#how-it-works"
              variant="outline"
              size="lg"
            >
              {homeMessages.seeHow}
            </Button>
          </div>
          <p className="hero-trust">
            <Icon name="check" size="sm" />
            {freeForever}
          </p>
        </div>
        <HeroPicture />
      </Container>
    </section>
  );
}
