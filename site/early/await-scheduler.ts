import { hostAnswers } from "../api/host-answer.ts";

/** Shows the demo page's scheduler when it answers. @param giveUp runs if it does not answer */
export async function awaitScheduler(giveUp: () => void): Promise<void> {
  const place = document.querySelector<HTMLElement>("[data-awaited]");
  const address = place?.dataset["awaited"];
  if (!place || !address) return;
  if (await hostAnswers(address)) place.dataset["answer"] = "answered";
  else giveUp();
}
