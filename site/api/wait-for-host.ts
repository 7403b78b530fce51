/**
 * Checks whether another host answers. The reply itself cannot be read. The content policy must allow connections to
 * the host.
 * @returns true once it answers, or false after `waitMs`, also if the request fails earlier
 */
export async function waitForHost(
  address: string,
  waitMs: number,
): Promise<boolean> {
  const limit = new Promise<false>((done) => {
    setTimeout(() => done(false), waitMs);
  });
  try {
    const answer = fetch(address, { mode: "no-cors", credentials: "omit" });
    return await Promise.race([answer.then(() => true), limit]);
  } catch {
    return limit;
  }
}
