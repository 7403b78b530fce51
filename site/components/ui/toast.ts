export interface ToastMessage {
  title: string;
  description?: string;
  variant?: "default" | "destructive";
}

export interface ShownToast extends ToastMessage {
  /** Another for each call, so that the same words twice are two toasts. */
  id: number;
}

/** What the element that shows a toast is given. */
export interface ToastProps {
  toast: ShownToast;
  onDismiss: () => void;
}

/** Holds the one toast that is shown; a new one takes its place. */
export function createToastStore() {
  let shown: ShownToast | undefined;
  let count = 0;
  const listeners = new Set<() => void>();
  const show = (next: ShownToast | undefined) => {
    shown = next;
    for (const listener of listeners) listener();
  };
  return {
    show: (message: ToastMessage) => show({ ...message, id: ++count }),
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

/** The toasts of the page. */
export const toasts = createToastStore();

/** Shows a toast. Never the only place where an error lives. */
export const toast = toasts.show;
