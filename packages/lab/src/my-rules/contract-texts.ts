import { text } from "marienbad";

export const notExported = text(
  "The rules must be exported: export default { start, turn, moves, play, result, key }.",
  "Les règles doivent être exportées : export default { start, turn, moves, play, result, key }.",
);
