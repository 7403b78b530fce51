/** Opens the details element in the fragment of the address, and scrolls to it. */
function openTarget(): void {
  const id = decodeURIComponent(location.hash.slice(1));
  const target = id === "" ? null : document.getElementById(id);
  if (!(target instanceof HTMLDetailsElement) || target.open) return;
  target.open = true;
  target.scrollIntoView();
}

/** Opens a question that a link leads to. Browsers only open it for a target inside of it. */
export function openTargets(): void {
  openTarget();
  window.addEventListener("hashchange", openTarget);
}
