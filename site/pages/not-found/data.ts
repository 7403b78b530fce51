export { answerNotFound as default } from "../../near-matches/answer-not-found.ts";
