import { MondayScene } from "../../components/monday/MondayScene.tsx";
import { Dawn } from "../../components/scenes/Dawn.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Container } from "../../components/ui/Container.tsx";
import { Icon } from "../../components/ui/Icon.tsx";
import { Lead } from "../../components/ui/Lead.tsx";
import {
  RotatingWords,
  RotationToggle,
  useRotation,
} from "../../components/ui/RotatingWords.tsx";
import { mondayMessages } from "../../messages/home.ts";
import type { HomeData } from "./data.ts";

const WORD_MS = 3_000;

/** What the product does in one sentence, and below it one Monday of a user. */
export function Hero({
  words: { hero: words },
  signUpUrl,
  freeForever,
  scene,
}: HomeData) {
  const rotation = useRotation(words.words, WORD_MS);
  return (
    <section
      className="relative isolate pt-14 pb-10 lg:pt-20 lg:pb-20"
      aria-labelledby="hero"
    >
      <Dawn
        light="night"
        className="bottom-auto -z-1 h-[calc(100%-7rem)] [mask-image:linear-gradient(transparent,black_24rem,black_80%,transparent)]"
      />
      <Container>
        <h1 id="hero">
          {words.start}{" "}
          <RotatingWords words={words.words} active={rotation.active} />{" "}
          {words.end}
        </h1>
        <div className="mt-5 flex flex-col gap-6 lg:flex-row lg:items-end lg:justify-between lg:gap-12">
          <Lead>{words.lead}</Lead>
          <div className="flex-none">
            <div className="flex flex-wrap gap-3">
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
            <p className="mt-3 flex items-center gap-2 text-sm text-muted">
              <Icon name="check" size="sm" />
              {freeForever}
            </p>
          </div>
        </div>
        <div className="mt-8 2xl:-mx-12">
          <MondayScene
            scene={scene}
            paused={rotation.paused}
            pause={
              <RotationToggle {...rotation} subject={mondayMessages.movement} />
            }
          />
        </div>
      </Container>
    </section>
  );
}
