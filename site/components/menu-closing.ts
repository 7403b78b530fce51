const openMenu = () =>
  document.querySelector<HTMLDetailsElement>("#mobile-menu[open]");

export function closeMenu(): void {
  openMenu()?.removeAttribute("open");
}

function onElsewhere({ target }: Event): void {
  if (target instanceof Node && !openMenu()?.contains(target)) closeMenu();
}

/** Closes the menu on Escape, on a click outside of it or on one of its links, and when the focus leaves it. */
export function closeMenuElsewhere(): void {
  document.addEventListener("pointerdown", onElsewhere);
  document.addEventListener("focusin", onElsewhere);
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("#mobile-menu a"))
      closeMenu();
  });
  document.addEventListener("keydown", ({ key }) => {
    const menu = openMenu();
    if (key !== "Escape" || !menu) return;
    closeMenu();
    menu.querySelector("summary")?.focus();
  });
}
