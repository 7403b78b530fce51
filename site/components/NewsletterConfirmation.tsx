import { useEffect, useRef } from "react";
import type { NewsletterWords } from "./NewsletterForm.tsx";
import { Icon } from "./ui/Icon.tsx";

/** What stands in place of the form once it has been sent; it takes the focus that the form has lost. */
export function NewsletterConfirmation({
  words,
}: {
  words: Pick<NewsletterWords, "doneHeading" | "doneText">;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="newsletter-done">
      <Icon name="check-circle" size="lg" />
      <div>
        <h3 ref={heading} tabIndex={-1}>
          {words.doneHeading}
        </h3>
        <p>{words.doneText}</p>
      </div>
    </div>
  );
}
