/** In milliseconds. With a longer delay, setTimeout would fire at once. */
const MAX_WAIT = 2 ** 31 - 1;

/** Calls `onMoment` at the next moment of change, then waits for the one after it. */
export function startFlipTimer({
  nextMoment,
  onMoment,
  clock,
}: {
  /** Milliseconds since 1970 of the next moment after now, or undefined. */
  nextMoment: () => number | undefined;
  onMoment: () => void;
  clock: () => Date;
}): { restart(): void; stop(): void } {
  let timer: NodeJS.Timeout | undefined;

  function wait(): void {
    clearTimeout(timer);
    const moment = nextMoment();
    if (moment === undefined) return;
    const left = moment - clock().getTime();
    timer = setTimeout(
      () => {
        if (clock().getTime() >= moment) onMoment();
        wait();
      },
      Math.min(Math.max(left, 1), MAX_WAIT),
    );
    timer.unref();
  }

  wait();
  return { restart: wait, stop: () => clearTimeout(timer) };
}
