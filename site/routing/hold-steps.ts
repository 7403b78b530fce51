/**
 * Holds back the visitor's steps in the history from listeners that are added later: while React hydrates a page, the
 * router must stay at it.
 * @returns lets the listeners hear of the last step, and of all steps from then on
 */
export function holdSteps(): () => void {
  let isHeld = false;
  const hold = (event: Event) => {
    event.stopImmediatePropagation();
    isHeld = true;
  };
  window.addEventListener("popstate", hold);
  return () => {
    window.removeEventListener("popstate", hold);
    if (isHeld) window.dispatchEvent(new PopStateEvent("popstate"));
  };
}
