import { Button } from "./ui/Button.tsx";
import { Icon } from "./ui/Icon.tsx";
import { shellMessages } from "../messages/shell.ts";

/** Switches from the theme on screen to the other one, also if it followed the system. `startTheme` runs it. */
export function ThemeToggle() {
  return (
    <Button
      variant="ghost"
      size="icon"
      className="noscript:hidden"
      aria-label={shellMessages.toLight}
      title={shellMessages.toLight}
      data-theme-toggle=""
      suppressHydrationWarning
    >
      <Icon name="sun" className="light:hidden" />
      <Icon name="moon" className="hidden light:block" />
    </Button>
  );
}
