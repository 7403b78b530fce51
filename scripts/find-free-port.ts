import { createServer } from "node:net";

/** A free port of this machine. */
export function findFreePort(): Promise<number> {
  return new Promise((done, failed) => {
    const probe = createServer();
    probe.on("error", failed);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() =>
        address !== null && typeof address === "object"
          ? done(address.port)
          : failed(new Error("The system assigned no port.")),
      );
    });
  });
}
