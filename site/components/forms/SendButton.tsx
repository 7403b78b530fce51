import { contactMessages } from "../../messages.ts";
import { Button } from "../ui/Button.tsx";

/** Sends a contact form; disabled and of the same width while it does. */
export function SendButton({ sending }: { sending: boolean }) {
  return (
    <Button
      type="submit"
      size="lg"
      busy={sending}
      busyLabel={contactMessages.submitting}
    >
      {contactMessages.submit}
    </Button>
  );
}
