import { careersMessages } from "../messages/careers.ts";
import { SiteLink } from "./SiteLink.tsx";
import { Button, type ButtonSize, type ButtonVariant } from "./ui/Button.tsx";
import { VisuallyHidden } from "./ui/VisuallyHidden.tsx";

interface ApplyLinkProps {
  job: { slug: string; title: string };
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** Links to the contact form, with the job as its subject. */
export function ApplyLink({ job, ...look }: ApplyLinkProps) {
  return (
    <Button
      as={SiteLink}
      href={`/contact-us?job=${encodeURIComponent(job.slug)}`}
      {...look}
    >
      {careersMessages.apply}
      <VisuallyHidden> for {job.title}</VisuallyHidden>
    </Button>
  );
}
