/** What each claimed figure measures, by the claim's id. */
export const claimMeasures: Readonly<Record<string, string>> = {
  "reply-rate":
    "Answers to a first message that picks up what the person has just liked or said.",
  "qualified-leads":
    "Leads that a salesperson accepts as worth a conversation.",
  "sales-cycle": "Days from the first message to the signature.",
  "deal-size": "Value of the contract on the day it is signed.",
};
