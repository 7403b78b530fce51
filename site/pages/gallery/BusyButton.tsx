import { useEffect, useState } from "react";
import { Button } from "../../components/ui/Button.tsx";

const WORKS_FOR_MS = 2000;

/** Becomes busy for two seconds when it is pressed. */
export function BusyButton() {
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (!busy) return undefined;
    const timer = setTimeout(() => setBusy(false), WORKS_FOR_MS);
    return () => clearTimeout(timer);
  }, [busy]);
  return (
    <Button busy={busy} busyLabel="Sending..." onClick={() => setBusy(true)}>
      Send Message
    </Button>
  );
}
