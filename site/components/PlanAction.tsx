import type { Plan } from "#contract";
import { actionLabels } from "../messages/shell.ts";
import { Button, type ButtonVariant } from "./ui/Button.tsx";

interface PlanActionProps {
  action: Plan["action"];
  signUpUrl: string;
  /** Id of the plan's name, since all plans have the same label. */
  describedBy: string;
  variant: ButtonVariant;
  className?: string;
}

/**
 * The button of a plan: a link to the scheduler page or to the application's sign-up. Both are plain links, so that it
 * can be part of markup that only the server renders.
 */
export function PlanAction({
  action,
  signUpUrl,
  describedBy,
  variant,
  className,
}: PlanActionProps) {
  const isBooked = action === "book";
  return (
    <Button
      href={isBooked ? "/book" : signUpUrl}
      newTab={!isBooked}
      variant={variant}
      className={className}
      aria-describedby={describedBy}
    >
      {isBooked ? actionLabels.bookDemo : actionLabels.getStarted}
    </Button>
  );
}
