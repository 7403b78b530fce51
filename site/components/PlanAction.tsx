import type { Plan } from "#contract";
import { actionLabels } from "../messages.ts";
import { SiteLink } from "./SiteLink.tsx";
import { Button, type ButtonVariant } from "./ui/Button.tsx";

interface PlanActionProps {
  action: Plan["action"];
  signUpUrl: string;
  /** Id of the plan's name: the label is the same for every plan. */
  describedBy: string;
  variant: ButtonVariant;
}

/** The button of a plan: to our scheduler, or to the application's sign-up. */
export function PlanAction({
  action,
  signUpUrl,
  describedBy,
  variant,
}: PlanActionProps) {
  const books = action === "book";
  return (
    <Button
      as={SiteLink}
      href={books ? "/book" : signUpUrl}
      variant={variant}
      aria-describedby={describedBy}
    >
      {books ? actionLabels.bookDemo : actionLabels.getStarted}
    </Button>
  );
}
