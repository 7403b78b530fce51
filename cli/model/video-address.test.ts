import { expect, test } from "vitest";
import { parseVideoAddress } from "./video-address.ts";

const YOUTUBE = "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ";
const VIMEO = "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1";

test.for([
  ["https://www.youtube.com/watch?v=aqz-KE-bpKQ", ""],
  ["http://youtube.com/watch?feature=x&v=aqz-KE-bpKQ", ""],
  ["https://m.youtube.com/shorts/aqz-KE-bpKQ", ""],
  ["https://www.youtube.com/live/aqz-KE-bpKQ/", ""],
  ["https://youtu.be/aqz-KE-bpKQ?si=x", ""],
  ["https://youtu.be/aqz-KE-bpKQ?t=90", "&start=90"],
  ["https://youtu.be/aqz-KE-bpKQ?t=1h1m5s", "&start=3665"],
  ["https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?start=7", "&start=7"],
  ["https://youtu.be/aqz-KE-bpKQ?t=7&t=%22onload", "&start=7"],
])("plays %s without cookies", ([address, start]) => {
  expect(parseVideoAddress(address ?? "")).toEqual({
    provider: "YouTube",
    player: `${YOUTUBE}?autoplay=1&rel=0${start}`,
  });
});

test.for([
  ["https://vimeo.com/76979871", VIMEO],
  ["https://player.vimeo.com/video/76979871", VIMEO],
  ["https://vimeo.com/76979871/0123abcdef", `${VIMEO}&h=0123abcdef`],
  [
    "https://player.vimeo.com/video/76979871?h=0123abcdef",
    `${VIMEO}&h=0123abcdef`,
  ],
  ["https://vimeo.com/76979871#t=1m2s", `${VIMEO}#t=62s`],
])("plays %s without tracking", ([address, player]) => {
  const found = parseVideoAddress(address ?? "");
  expect(found).toEqual({ provider: "Vimeo", player });
});

test.for([
  "https://www.youtube.com/",
  "https://www.youtube.com/@northlark",
  "https://www.youtube.com/playlist?list=PL1234567890A",
  "https://www.youtube.com/watch?v=short",
  "https://youtu.be/aqz-KE-bpKQ%22onload=1",
  "https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ",
  "https://evil.example/?https://youtu.be/aqz-KE-bpKQ",
  "https://vimeo.com/channels/staffpicks",
  "https://vimeo.com/76979871/not-a-key",
  "javascript:alert('https://youtu.be/aqz-KE-bpKQ')",
  "//youtu.be/aqz-KE-bpKQ",
  "/watch?v=aqz-KE-bpKQ",
  "https://",
])("finds no video at %s", (address) => {
  expect(parseVideoAddress(address)).toBeUndefined();
});
