import { useEffect, useRef } from "react";
import { contactMessages } from "../../messages/forms.ts";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";

/** A dot on a line. The first step has happened, the others come next. */
const stepLook =
  "relative py-2 pl-8 before:absolute before:top-1/2 before:left-0 before:z-1 before:size-3 before:-translate-y-1/2 before:rounded-full before:border-2 before:border-control before:bg-surface not-first:after:absolute not-first:after:bottom-1/2 not-first:after:left-[5px] not-first:after:h-full not-first:after:w-0.5 not-first:after:bg-line-strong first:before:border-success first:before:bg-success";

/** Replaces a form whose message was sent, and takes the focus. */
export function ThankYou({ onRestart }: { onRestart: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid flex-1 content-start justify-items-start gap-3">
      <Icon name="check-circle" className="size-11 stroke-[1.5] text-success" />
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-22">
        {contactMessages.doneHeading}
      </h2>
      <p className="text-muted">{contactMessages.toastDoneText}</p>
      <ol className="my-3">
        {contactMessages.doneSteps.map((step) => (
          <li key={step} className={stepLook}>
            {step}
          </li>
        ))}
      </ol>
      <Button variant="outline" className="mt-2" onClick={onRestart}>
        {contactMessages.another}
      </Button>
    </div>
  );
}
