import { useEffect, useState } from "react";
import { hostAnswers } from "../../api/host-answer.ts";

/** Whether the host of a file answers. `waiting` for up to 8 s, then the final result. */
export function useAnswer(address: string): "waiting" | "answered" | "silent" {
  const [answer, setAnswer] = useState<"waiting" | "answered" | "silent">(
    "waiting",
  );
  useEffect(() => {
    let current = true;
    const ask = async () => {
      const answers = await hostAnswers(address);
      if (current) setAnswer(answers ? "answered" : "silent");
    };
    void ask();
    return () => void (current = false);
  }, [address]);
  return answer;
}
