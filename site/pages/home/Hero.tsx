import { SiteLink } from "../../components/SiteLink.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Container } from "../../components/ui/Container.tsx";
import { Icon } from "../../components/ui/Icon.tsx";
import {
  RotatingWords,
  RotationToggle,
  useRotation,
} from "../../components/ui/RotatingWords.tsx";
import { actionLabels } from "../../messages/actions.ts";
import { homeMessages } from "../../messages/home.ts";
import { HeroPicture } from "./HeroPicture.tsx";

const WORD_MS = 3_000;
const heroWords = ["Competitor", "Influencer"] as const;

interface HeroProps {
  signUpUrl: string;
  freeForever: string;
}

export function Hero({ signUpUrl, freeForever }: HeroProps) {
  return (
    <section className="hero" aria-labelledby="hero">
      <Container className="hero-grid">
        <div className="hero-words">
          <Title />
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

function Title() {
  const rotation = useRotation(heroWords, WORD_MS);
  return (
    <div className="hero-title">
      <h1 id="hero">
        Know which{" "}
        <span className="hero-word">
          <RotatingWords words={heroWords} active={rotation.active} />
        </span>{" "}
        follower to call first.
      </h1>
      <RotationToggle {...rotation} />
    </div>
  );
}
