const LABEL = "Copy code";
const SAID_MS = 2_000;

function createCopyButton(code: HTMLElement): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "copy-code";
  button.textContent = LABEL;
  button.setAttribute("aria-live", "polite");
  button.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(code.textContent);
      button.textContent = "Copied";
    } catch {
      button.textContent = "Not copied";
    }
    setTimeout(() => {
      button.textContent = LABEL;
    }, SAID_MS);
  });
  return button;
}

/** Gives each block of code in rendered Markdown a button that copies it, once. */
export function addCopyButtons(content: HTMLElement): void {
  for (const block of content.querySelectorAll("pre")) {
    if (block.parentElement?.className === "copy-code-frame") continue;
    const frame = document.createElement("div");
    frame.className = "copy-code-frame";
    block.replaceWith(frame);
    frame.append(block, createCopyButton(block));
  }
}
