/** The box of a toast. It is shared with the text that stands in for the component if that cannot be loaded. */
export const toastLook =
  "group/toast pointer-events-auto relative flex animate-rise [touch-action:pan-y] items-start gap-3 rounded-md border border-line-strong bg-raised py-3.5 pr-2 pl-4 text-md leading-normal text-ink shadow-float select-none data-[variant=destructive]:border-danger-line data-[variant=destructive]:bg-danger-soft";

export interface ToastMessage {
  title: string;
  description?: string;
  variant?: "default" | "destructive";
}

export interface ToastProps {
  toast: ToastMessage;
  onDismiss: () => void;
}
