import type { Plan } from "#contract";
import { actionLabels } from "../messages.ts";
import { Button, type ButtonVariant } from "./ui/Button.tsx";

interface PlanActionProps {
  action: Plan["action"];
  signUpUrl: string;
  /** Id of the plan's name: the label is the same for every plan. */
  describedBy: string;
  variant: ButtonVariant;
}

/**
 * The button of a plan: to our scheduler, which is always a document of its own, or to the application's sign-up. Both
 * are plain links, so that the server can draw a price list.
 */
export function PlanAction({
  action,
  signUpUrl,
  describedBy,
  variant,
}: PlanActionProps) {
  const look = { variant, "aria-describedby": describedBy } as const;
  return action === "book" ? (
    <Button {...look} href="/book">
      {actionLabels.bookDemo}
    </Button>
  ) : (
    <Button {...look} href={signUpUrl} newTab>
      {actionLabels.getStarted}
    </Button>
  );
}
