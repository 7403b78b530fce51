/** What each claimed figure measures, by the claim's id. */
export const claimMeasures: Readonly<Record<string, string>> = {
  "reply-rate":
    "Replies to a first message that mentions what the person just liked or said.",
  "qualified-leads": "Leads your reps agree are worth a conversation.",
  "sales-cycle": "From the first message to a signed contract.",
  "deal-size": "Contract value on the day it's signed.",
};
