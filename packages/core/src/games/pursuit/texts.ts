import { type Text, text } from "../../base/text.ts";

const MAX_LISTED = 20;

export const noSuchVertex = (names: readonly string[]): Text => {
  const listed = `${names.slice(0, MAX_LISTED).join(" ")}${names.length > MAX_LISTED ? " …" : ""}`;
  return text(`a vertex is one of ${listed}`, `un sommet est l'un de ${listed}`);
};

export const wrongCops = (cops: number, given: number): Text =>
  text(
    `there should be ${cops} cop${cops === 1 ? "" : "s"}, not ${given}`,
    `il devrait y avoir ${cops} gendarme${cops > 1 ? "s" : ""}, non ${given}`,
  );

export const copsFirst = (): Text =>
  text("the cops are placed before the robber", "les gendarmes se placent avant le voleur");

export const wrongTurn = (): Text =>
  text(
    "the cops move (player 0) unless they are placed and the robber is to be placed or to move",
    "les gendarmes jouent (joueur 0), sauf s'ils sont placés et que le voleur doit se placer ou jouer",
  );
