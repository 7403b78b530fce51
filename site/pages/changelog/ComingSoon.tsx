import { Announcement } from "../../components/Announcement.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Lead } from "../../components/ui/Lead.tsx";
import { Timeline } from "./Timeline.tsx";
import type { ChangelogWords } from "./data.ts";

interface ComingSoonProps {
  words: ChangelogWords;
  signUpUrl: string;
}

/** Announces the changelog and links to what can be read until then. */
export function ComingSoon({ words, signUpUrl }: ComingSoonProps) {
  const { lead, text, signUp, link } = words.comingSoon;
  return (
    <Announcement
      title={words.hero.headline}
      picture={<Timeline />}
      actions={
        <Button as={SiteLink} href={signUpUrl} size="lg">
          {signUp}
        </Button>
      }
    >
      <Lead>{lead}</Lead>
      <p className="max-w-[54ch] text-muted">
        {text} <TextLink link={link} />.
      </p>
    </Announcement>
  );
}
