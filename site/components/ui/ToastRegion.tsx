import {
  useEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
} from "react";
import { toasts, type ToastProps, type ToastStore } from "./toast.ts";

export interface ToastRegionProps {
  store?: ToastStore;
  load?: () => Promise<{ Toast: ComponentType<ToastProps> }>;
}

const nothing = () => undefined;
const loadToast = () => import("./Toast.tsx");

/** The text alone, if the real toast could not be loaded. */
function PlainToast({ toast: { title, description } }: ToastProps) {
  return (
    <span className="toast">
      {title} {description}
    </span>
  );
}

/**
 * The place of the toast, once in a page. Both live regions exist before their first message, because screen readers
 * would miss it otherwise. The toast's code is loaded when the visitor enters a form, so that it also works offline.
 */
export function ToastRegion({
  store = toasts,
  load = loadToast,
}: ToastRegionProps) {
  const shown = useSyncExternalStore(store.subscribe, store.read, nothing);
  const [Toast, setToast] = useState<ComponentType<ToastProps>>();
  const [wanted, setWanted] = useState(false);

  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest("form")) setWanted(true);
    };
    document.addEventListener("focusin", onFocus);
    return () => document.removeEventListener("focusin", onFocus);
  }, []);

  const needed = wanted || shown !== undefined;
  useEffect(() => {
    if (!needed) return;
    load().then(
      (loaded) => setToast(() => loaded.Toast),
      () => setToast(() => PlainToast),
    );
  }, [needed, load]);

  const urgent = shown?.variant === "destructive";
  const element = shown && Toast && (
    <Toast key={shown.id} toast={shown} onDismiss={store.dismiss} />
  );
  return (
    <section className="toast-region" aria-label="Notifications">
      <output>{!urgent && element}</output>
      <div role="alert">{urgent && element}</div>
    </section>
  );
}
