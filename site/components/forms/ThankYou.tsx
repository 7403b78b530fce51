import { useEffect, useRef } from "react";
import { sentMessages } from "../../messages/contact.ts";
import { pointLook } from "../point-look.ts";
import { cn } from "../ui/cn.ts";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";

/** Replaces a form whose message was sent, and takes the focus. */
export function ThankYou({ onRestart }: { onRestart: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid flex-1 content-start justify-items-start gap-3">
      <Icon name="check-circle" className="size-11 stroke-[1.5] text-success" />
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-22">
        {sentMessages.doneHeading}
      </h2>
      <p className="text-muted">{sentMessages.doneText}</p>
      <ol className="py-3 pl-2">
        {sentMessages.doneSteps.map((step, index) => (
          <li
            key={step}
            className={cn(
              pointLook,
              "border-line-strong pb-4 last:pb-0",
              // The first step has happened, the others come next.
              index === 0
                ? "before:border-signal before:bg-signal"
                : "before:border-control before:bg-band",
            )}
          >
            {step}
          </li>
        ))}
      </ol>
      <Button variant="outline" className="mt-2" onClick={onRestart}>
        {sentMessages.another}
      </Button>
    </div>
  );
}
