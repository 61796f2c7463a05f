import { type Text, text } from "../base/text.ts";

/** `cycle` names the vertices of a play that comes back to its first one. */
export const playsRepeat = (cycle: string): Text =>
  text(
    `Points cannot be solved exactly here, since a play can come back to where it was (${cycle}). ` +
      "A search can still play it.",
    `Les points ne peuvent être résolus exactement ici, car une partie peut revenir où elle était (${cycle}). ` +
      "Une recherche peut néanmoins y jouer.",
  );
export const nothingInCommon = (): Text =>
  text(
    "These variants have no position in common: boards of different sizes cannot be compared position by position.",
    "Ces variantes n'ont aucune position commune : des plateaux de tailles différentes ne se comparent pas position " +
      "par position.",
  );
