import { useEffect, useState } from "react";
import { waitForHost } from "../../api/wait-for-host.ts";

const MAX_WAIT_MS = 8_000;

/** Whether the host of a file answers. `waiting` for up to 8 s, then the final result. */
export function useAnswer(address: string): "waiting" | "answered" | "silent" {
  const [answer, setAnswer] = useState<"waiting" | "answered" | "silent">(
    "waiting",
  );
  useEffect(() => {
    const leave = new AbortController();
    const ask = async () => {
      const answers = await waitForHost(address, MAX_WAIT_MS, leave.signal);
      if (!leave.signal.aborted) setAnswer(answers ? "answered" : "silent");
    };
    void ask();
    return () => leave.abort();
  }, [address]);
  return answer;
}
