import { useEffect, useRef } from "react";
import { Card } from "./ui/Card.tsx";
import { Icon } from "./ui/Icon.tsx";

/** Replaces the form after it has been sent, and takes the focus. */
export function NewsletterConfirmation({
  words,
}: {
  words: { doneHeading: string; doneText: string };
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card className="flex-row gap-3.5">
      <Icon name="check-circle" size="lg" className="mt-0.5 text-success" />
      <div>
        <h3 ref={heading} tabIndex={-1} className="text-h4 scroll-mb-52">
          {words.doneHeading}
        </h3>
        <p className="text-muted">{words.doneText}</p>
        <p className="mt-1.5">
          One more step: please click the link in the mail on its way to you,
          unless you're subscribed already.
        </p>
      </div>
    </Card>
  );
}
