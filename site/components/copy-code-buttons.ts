const LABEL = "Copy code";
const SAID_MS = 2_000;

function createCopyButton(code: HTMLElement): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "copy-code no-print";
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

/** What a block's button is placed in: its figure, or else a frame of its own, since the block itself scrolls. */
function frameOf(block: HTMLElement): HTMLElement {
  if (block.parentElement?.tagName === "FIGURE") return block.parentElement;
  const frame = document.createElement("div");
  block.replaceWith(frame);
  frame.append(block);
  return frame;
}

/** Gives each block of code in rendered Markdown a button that copies it, once. */
export function addCopyButtons(content: HTMLElement): void {
  for (const block of content.querySelectorAll("pre")) {
    if (block.closest(".copy-code-frame")) continue;
    const frame = frameOf(block);
    frame.classList.add("copy-code-frame");
    frame.append(createCopyButton(block));
  }
}
