/** Never shown: server and browser redirect to /book. */
export default function DemoPage() {
  return null;
}
