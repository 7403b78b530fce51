import { contactMessages } from "../../messages/contact.ts";
import { Button } from "../ui/Button.tsx";

/** The submit button of a contact form. It is disabled while sending, and keeps its width. */
export function SendButton({ sending }: { sending: boolean }) {
  return (
    <Button
      type="submit"
      size="lg"
      // Keeps it out from under the toast when it gets the focus back.
      className="mt-1 scroll-mb-36 justify-self-start"
      busy={sending}
      busyLabel={contactMessages.submitting}
    >
      {contactMessages.submit}
    </Button>
  );
}
