import type { ComponentType } from "react";
import type { ToastMessage, ToastProps } from "./toast-look.ts";

interface ShownToast extends ToastMessage {
  /** New for each call, so that the same text twice makes two toasts. */
  id: number;
  /** Without it the text alone is shown. */
  Toast?: ComponentType<ToastProps> | undefined;
}

/** Stores the current toast. A new one replaces it. */
export function createToastStore() {
  let shown: ShownToast | undefined;
  let count = 0;
  const listeners = new Set<() => void>();
  const show = (next: ShownToast | undefined) => {
    shown = next;
    for (const listener of listeners) listener();
  };
  return {
    show: (message: Omit<ShownToast, "id">) =>
      show({ ...message, id: ++count }),
    dismiss: () => show(undefined),
    read: () => shown,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export type ToastStore = ReturnType<typeof createToastStore>;

export const toasts = createToastStore();

/**
 * Shows a toast. An error must be shown elsewhere too. Its component is loaded here, as few visitors see one; what sends
 * a form imports it, so that it is there when the network is not.
 */
export function toast(message: ToastMessage): void {
  import("./Toast.tsx").then(
    ({ Toast }) => toasts.show({ ...message, Toast }),
    () => toasts.show(message),
  );
}
