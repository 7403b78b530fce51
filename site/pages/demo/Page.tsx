/** Never shown: the address leads on to /book, on the server and in the browser alike. */
export default function DemoPage() {
  return null;
}
