import { useEffect, useRef } from "react";
import { contactMessages } from "../../messages.ts";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";

/** Replaces a form whose message was sent, and takes the focus. */
export function ThankYou({ onRestart }: { onRestart: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="form-done">
      <Icon name="check-circle" size="xl" />
      <h2 ref={heading} tabIndex={-1}>
        {contactMessages.doneHeading}
      </h2>
      <p>{contactMessages.toastDoneText}</p>
      <ol>
        {contactMessages.doneSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Button variant="outline" onClick={onRestart}>
        {contactMessages.another}
      </Button>
    </div>
  );
}
