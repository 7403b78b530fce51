import { useSyncExternalStore } from "react";
import { toastLook, type ToastProps } from "./toast-look.ts";
import { toasts, type ToastStore } from "./toast.ts";
import { shellMessages } from "../../messages/shell.ts";

const nothing = () => undefined;

const PlainToast = ({ toast: { title, description } }: ToastProps) => (
  <span className={toastLook}>
    {title} {description}
  </span>
);

/**
 * The place of the toast, once in a page. Both live regions exist before their first message, because screen readers
 * would miss it otherwise.
 */
export function ToastRegion({ store = toasts }: { store?: ToastStore }) {
  const shown = useSyncExternalStore(store.subscribe, store.read, nothing);
  const urgent = shown?.variant === "destructive";
  const Toast = shown?.Toast ?? PlainToast;
  const element = shown && (
    <Toast key={shown.id} toast={shown} onDismiss={store.dismiss} />
  );
  return (
    <section
      className="pointer-events-none fixed inset-x-0 bottom-0 z-(--z-toast) p-4 md:left-auto md:w-full md:max-w-105 print:hidden"
      aria-label={shellMessages.notifications}
    >
      <output>{!urgent && element}</output>
      <div role="alert">{urgent && element}</div>
    </section>
  );
}
