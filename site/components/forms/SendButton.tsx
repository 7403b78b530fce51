import { contactMessages } from "../../messages.ts";
import { Button } from "../ui/Button.tsx";

/** The submit button of a contact form. It is disabled while sending, and keeps its width. */
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
