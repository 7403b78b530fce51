/** The smallest drawing. */
export const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>\n';

/** A PNG of one pixel. */
export const PIXEL: Uint8Array = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQI12Owjr4NAAJGAXLrC7pEAAAAAElFTkSuQmCC",
  "base64",
);

/** A JPEG of one pixel that was taken at 52° 31' north. */
export const PIXEL_WITH_LOCATION: Uint8Array = Buffer.from(
  "/9j/4QD+RXhpZgAASUkqAAgAAAAHABIBAwABAAAAAQAAABoBBQABAAAAYgAAABsBBQABAAAAagAAACgBAwABAAAAAgAAABMCAwABAAAAAQAAAGmHBAABAAAAcgAAACWIBAABAAAAwAAAAAAAAAA4YwAA6AMAADhjAADoAwAABgAAkAcABAAAADAyMTABkQcABAAAAAECAwAAoAcABAAAADAxMDABoAMAAQAAAP//AAACoAQAAQAAAAEAAAADoAQAAQAAAAEAAAAAAAAAAgABAAIAAgAAAE4AAAACAAUAAwAAAN4AAAAAAAAANAAAAAEAAAAfAAAAAQAAAAAAAAABAAAA/9sAQwD//////////////////////////////////////////////////////////////////////////////////////9sAQwH//////////////////////////////////////////////////////////////////////////////////////8IAEQgAAQABAwEiAAIRAQMRAf/EABUAAQEAAAAAAAAAAAAAAAAAAAAB/8QAFQEBAQAAAAAAAAAAAAAAAAAAAQL/2gAMAwEAAhADEAAAAIKP/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPwB//8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAgBAgEBPwB//8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAgBAwEBPwB//9k=",
  "base64",
);

/** The first bytes of a video. */
export const MP4 = Buffer.from("\0\0\0\x18ftypisom\0\0\0\0isommp42", "latin1");

/** Captions with one line. */
export const VTT = "WEBVTT\n\n00:00.000 --> 00:02.000\nHello.\n";
