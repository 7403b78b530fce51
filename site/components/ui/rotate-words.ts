const REDUCED = "(prefers-reduced-motion: reduce)";
const rotations = new WeakMap<HTMLElement, () => void>();

function place(position: number, active: number, count: number): string {
  if (position === active) return "shown";
  return position === (active - 1 + count) % count ? "past" : "next";
}

function startRotation(list: HTMLElement): () => void {
  const words = [...list.querySelectorAll<HTMLElement>(".rotating-word")];
  const button = document.querySelector<HTMLElement>(
    `[aria-controls="${list.id}"]`,
  );
  const reduced = matchMedia(REDUCED);
  const life = new AbortController();
  const { signal } = life;
  let active = 0;
  let paused = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  const show = (next: number) => {
    active = next;
    words.forEach((word, position) => {
      word.dataset["place"] = place(position, active, words.length);
    });
  };
  const turn = () => {
    if (!document.hidden) show((active + 1) % words.length);
  };
  const apply = () => {
    const turns = words.length > 1 && !reduced.matches;
    clearInterval(timer);
    if (turns && !paused)
      timer = setInterval(turn, Number(list.dataset["interval"]));
    if (!turns) show(0);
    if (!button) return;
    button.toggleAttribute("data-idle", !turns);
    button.toggleAttribute("data-paused", paused);
    button.setAttribute(
      "aria-label",
      `${paused ? "Play" : "Pause"} changing words`,
    );
  };

  reduced.addEventListener("change", apply, { signal });
  button?.addEventListener(
    "click",
    () => {
      paused = !paused;
      apply();
    },
    { signal },
  );
  apply();
  return () => {
    clearInterval(timer);
    life.abort();
    rotations.delete(list);
  };
}

/**
 * Shows words in turn: the next one after each interval, and the first one after the last. Stops while the page is
 * hidden, while the visitor has paused it, and with reduced motion. Can be used as a React ref.
 * @param list an element of RotatingWords. If it rotates already, nothing changes
 * @returns a function that stops the rotation
 */
export function rotateWords(
  list: HTMLElement | null,
): (() => void) | undefined {
  if (!list?.dataset["interval"]) return undefined;
  const stop = rotations.get(list) ?? startRotation(list);
  rotations.set(list, stop);
  return stop;
}

/** Starts all words of the document, before their components are loaded. */
export function rotateAllWords(): void {
  document
    .querySelectorAll<HTMLElement>(".rotating-words")
    .forEach((list) => void rotateWords(list));
}
