import { Button } from "../../components/ui/Button.tsx";
import { Toast } from "../../components/ui/Toast.tsx";
import type { ToastMessage } from "../../components/ui/toast-props.ts";
import { toast } from "../../components/ui/toast.ts";
import { contactMessages, newsletterMessages } from "../../messages/forms.ts";
import { failureMessages } from "../../messages/shell.ts";
import { Row } from "./GallerySection.tsx";
import { Specimen } from "./Specimen.tsx";

const messages: readonly (ToastMessage & { label: string })[] = [
  {
    label: "default",
    title: contactMessages.toastDone,
    description: contactMessages.toastDoneText,
  },
  {
    label: "destructive",
    title: failureMessages.title,
    description: failureMessages.text,
    variant: "destructive",
  },
  { label: "title alone", title: newsletterMessages.toastDone },
];

const stays = () => undefined;

/** Toasts that stay open, and buttons that show real ones. */
export function Notices() {
  return (
    <>
      <Row title="Toast" fit="medium">
        {messages.map(({ label, ...message }) => (
          <Specimen key={label} label={label}>
            <Toast toast={message} onDismiss={stays} />
          </Specimen>
        ))}
      </Row>
      <Row
        title="ToastRegion"
        note="Leaves after five seconds, unless it is pointed at or focused; swipe it to the right."
      >
        {messages.map(({ label, ...message }) => (
          <Specimen key={label} label={label}>
            <Button variant="outline" onClick={() => toast(message)}>
              Show
            </Button>
          </Specimen>
        ))}
      </Row>
    </>
  );
}
