import { useSyncExternalStore } from "react";
import { Toast } from "./Toast.tsx";
import { toasts, type ToastStore } from "./toast.ts";

const nothing = () => undefined;

/** Where the toast appears: once in the page. Both live regions are there before their first message, or it would go unheard. */
export function ToastRegion({ store = toasts }: { store?: ToastStore }) {
  const shown = useSyncExternalStore(store.subscribe, store.read, nothing);
  const element = shown && (
    <Toast key={shown.id} toast={shown} onDismiss={store.dismiss} />
  );
  const urgent = shown?.variant === "destructive";
  return (
    <section className="toast-region" aria-label="Notifications">
      <output>{!urgent && element}</output>
      <div role="alert">{urgent && element}</div>
    </section>
  );
}
