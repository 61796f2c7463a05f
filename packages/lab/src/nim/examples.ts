import { type Text, text } from "marienbad";
import { sameText } from "marienbad/base";
import { sumPart } from "./sum-parts.ts";
import type { SumPart } from "./tasks.ts";

/** The games whose tables are worth a look: by name, by code, by subtraction set, or from the catalogue. */
export const GRUNDY_GAMES: readonly { readonly id: string; readonly title: Text }[] = [
  { id: "kayles", title: sameText("Kayles, 0.77") },
  { id: "dawsons-kayles", title: text("Dawson's Kayles, 0.07", "Kayles de Dawson, 0.07") },
  { id: "dawsons-chess", title: text("Dawson's chess, 0.137", "Échecs de Dawson, 0.137") },
  { id: "treblecross", title: sameText("Treblecross, 0.007") },
  { id: "guiles", title: sameText("Guiles, 0.15") },
  { id: "nim", title: text("Nim with one heap", "Nim à un tas") },
  { id: "1,2,3", title: text("Take 1, 2 or 3", "Prendre 1, 2 ou 3") },
  { id: "2,3,5", title: text("Exercise: take 2, 3 or 5", "Exercice : prendre 2, 3 ou 5") },
  { id: "bachet?most=10", title: text("Bachet: add up to 10", "Bachet : ajouter jusqu'à 10") },
  { id: "grundy", title: text("Grundy's game: no period is known", "Jeu de Grundy : pas de période connue") },
  { id: "0.3122", title: sameText("0.3122") },
  { id: "0.8", title: text("0.8: cut in three, an arithmetic period", "0.8 : couper en trois, période arithmétique") },
];

export const FIRST_SUM: readonly SumPart[] = [
  sumPart("nim", { sticks: "6", take: "1,2,3" }),
  sumPart("kayles", { pins: "5" }),
  sumPart("chomp", { rows: "2", columns: "3" }),
];
