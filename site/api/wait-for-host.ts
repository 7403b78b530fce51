/**
 * Asks another host for a file of which nothing can be read, only whether anything answers. A site whose content
 * policy names the host for connections may ask; what a script element could load, this can.
 * @param waitMs how long to wait
 * @returns false when nothing came in that time; no sooner, so that a host which is late still counts
 */
export async function waitForHost(
  address: string,
  waitMs: number,
  signal: AbortSignal,
): Promise<boolean> {
  const limit = new Promise<false>((done) => {
    const timer = setTimeout(() => done(false), waitMs);
    signal.addEventListener("abort", () => clearTimeout(timer));
  });
  try {
    const answer = fetch(address, {
      mode: "no-cors",
      credentials: "omit",
      signal,
    });
    return await Promise.race([answer.then(() => true), limit]);
  } catch {
    return limit;
  }
}
