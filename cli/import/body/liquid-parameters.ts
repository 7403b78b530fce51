import { bareArguments, parseArguments } from "./component.ts";
import { IMAGE_FILE } from "./show-image.ts";
import { templateAddress } from "./template-address.ts";

export interface Parameters {
  values: Map<string, string>;
  /** Names of those that are variables which nobody knows: left out unless they are addresses. */
  unknown: string[];
}

const ADDRESS =
  /^(?:src|image|img|image_path|path|file|url|href|link|to|source)$/iu;
const VALUE = /\{\{[^{}]*\}\}/gu;

/** What an include is given where known variables are filled in: what stands without quotes still is another. */
export function parseParameters(written: string): Parameters {
  const values = parseArguments(written);
  const bare = bareArguments(written);
  const unknown: string[] = [];
  for (const [key, value] of values) {
    const isVariable =
      bare.has(key) &&
      /^[a-z_][\w.-]*$/iu.test(value) &&
      !/^(?:true|false|nil)$/u.test(value) &&
      !IMAGE_FILE.test(value);
    const source = isVariable ? `{{ ${value} }}` : value;
    if (source.search(VALUE) === -1) continue;
    if (ADDRESS.test(key))
      values.set(key, source.replaceAll(VALUE, templateAddress));
    else values.delete(key);
    unknown.push(key);
  }
  return { values, unknown };
}
