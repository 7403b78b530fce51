/** The currency of each sign that a price can begin with. */
const currencies: Readonly<Record<string, string>> = {
  $: "USD",
  "€": "EUR",
  "£": "GBP",
};

/** The amount and the currency of a price as the price list prints it, such as `$27` or `€0.009`. */
export function parsePrice(price: string): { amount: string; code: string } {
  const [sign = ""] = price;
  const code = currencies[sign];
  if (code === undefined) throw new Error(`No currency has the sign ${sign}.`);
  return { amount: price.slice(sign.length), code };
}
