export interface ToastMessage {
  title: string;
  description?: string;
  variant?: "default" | "destructive";
}

export interface ToastProps {
  toast: ToastMessage;
  onDismiss: () => void;
}
