import { SiteLink } from "../../components/SiteLink.tsx";
import { Card } from "../../components/ui/Card.tsx";
import { Icon } from "../../components/ui/Icon.tsx";
import { actionLabels } from "../../messages.ts";

export function DemoCard() {
  return (
    <Card interactive className="contact-demo">
      <Icon name="calendar" size="lg" />
      <h2>
        <SiteLink className="card-link" href="/book">
          {actionLabels.bookDemo}
        </SiteLink>
      </h2>
      <p>
        Rather see it than read about it? Bring one influencer your buyers read,
        and we&apos;ll look at who showed up under their last post.
      </p>
      <Icon name="arrow-right" />
    </Card>
  );
}
