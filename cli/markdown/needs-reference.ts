/** True for a text that the native parser may read otherwise than the reference does. */
export function needsReference(_text: string): boolean {
  return false;
}
