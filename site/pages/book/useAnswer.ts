import { useEffect, useState } from "react";

const MAX_WAIT_MS = 8_000;

/**
 * Whether the host of a file answers. `waiting` for up to 8 s, also if the request fails earlier, then the final
 * result. The reply itself cannot be read. The content policy must allow connections to the host.
 */
export function useAnswer(address: string): "waiting" | "answered" | "silent" {
  const [answer, setAnswer] = useState<"waiting" | "answered" | "silent">(
    "waiting",
  );
  useEffect(() => {
    const waiting = new AbortController();
    const timer = setTimeout(() => {
      waiting.abort();
      setAnswer("silent");
    }, MAX_WAIT_MS);
    const end = () => clearTimeout(timer);
    fetch(address, {
      mode: "no-cors",
      credentials: "omit",
      signal: waiting.signal,
    })
      .then(() => setAnswer("answered"))
      .then(end, () => undefined);
    return () => {
      end();
      waiting.abort();
    };
  }, [address]);
  return answer;
}
