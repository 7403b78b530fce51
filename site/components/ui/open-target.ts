/** The id in the fragment of the address. A fragment that is no valid encoding is taken as it is written. */
function fragmentId(): string {
  const id = location.hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/** Opens the details element in the fragment of the address, and scrolls to it. */
export function openTarget(): void {
  const target = document.getElementById(fragmentId());
  if (!(target instanceof HTMLDetailsElement) || target.open) return;
  target.open = true;
  target.scrollIntoView();
}

/** Opens questions that links lead to. Browsers only open it for a target inside of it. */
export function openTargets(): void {
  openTarget();
  window.addEventListener("hashchange", openTarget);
}
