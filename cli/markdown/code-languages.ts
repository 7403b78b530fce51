import bash from "highlight.js/lib/languages/bash";
import css from "highlight.js/lib/languages/css";
import diff from "highlight.js/lib/languages/diff";
import http from "highlight.js/lib/languages/http";
import javascript from "highlight.js/lib/languages/javascript";
import json from "highlight.js/lib/languages/json";
import markdown from "highlight.js/lib/languages/markdown";
import plaintext from "highlight.js/lib/languages/plaintext";
import python from "highlight.js/lib/languages/python";
import sql from "highlight.js/lib/languages/sql";
import typescript from "highlight.js/lib/languages/typescript";
import xml from "highlight.js/lib/languages/xml";
import yaml from "highlight.js/lib/languages/yaml";
import type { Options } from "rehype-highlight";

/** The languages that code blocks are coloured in, by classes only; any other stays as it is. */
export const highlightOptions: Options = {
  languages: {
    bash,
    css,
    diff,
    http,
    javascript,
    json,
    markdown,
    plaintext,
    python,
    sql,
    typescript,
    xml,
    yaml,
  },
  aliases: { plaintext: ["csv", "text", "txt"] },
};
