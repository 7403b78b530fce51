import { SiteLink } from "../../components/SiteLink.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Container } from "../../components/ui/Container.tsx";
import { Icon } from "../../components/ui/Icon.tsx";
import {
  RotatingWords,
  RotationToggle,
  useRotation,
} from "../../components/ui/RotatingWords.tsx";
import type { HomeWords } from "./data.ts";
import { HeroPicture } from "./HeroPicture.tsx";

const WORD_MS = 3_000;

interface HeroProps {
  words: HomeWords["hero"];
  signUpUrl: string;
  freeForever: string;
}

export function Hero({ words, signUpUrl, freeForever }: HeroProps) {
  return (
    <section className="hero" aria-labelledby="hero">
      <Container className="hero-grid">
        <div className="hero-words">
          <Title {...words} />
          <p className="lead hero-lead">{words.lead}</p>
          <div className="hero-actions">
            <Button as={SiteLink} href={signUpUrl} size="lg">
              {words.signUp}
            </Button>
            <Button
              as={SiteLink}
              href="#how-it-works"
              variant="outline"
              size="lg"
            >
              {words.anchor}
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

function Title({
  start,
  words,
  end,
}: Pick<HomeWords["hero"], "start" | "words" | "end">) {
  const rotation = useRotation(words, WORD_MS);
  return (
    <div className="hero-title">
      <h1 id="hero">
        {start}{" "}
        <span className="hero-word">
          <RotatingWords words={words} active={rotation.active} />
        </span>{" "}
        {end}
      </h1>
      <RotationToggle {...rotation} />
    </div>
  );
}
