import type { Text } from "marienbad";
import { sumPart } from "./sum-parts.ts";
import type { SumPart } from "./tasks.ts";

/** The games whose tables are worth a look: by name, by code, by subtraction set, or from the catalogue. */
export const GRUNDY_GAMES: readonly { readonly id: string; readonly title: Text }[] = [
  { id: "kayles", title: { en: "Kayles, 0.77", fr: "Kayles, 0.77" } },
  { id: "dawsons-kayles", title: { en: "Dawson's Kayles, 0.07", fr: "Kayles de Dawson, 0.07" } },
  { id: "dawsons-chess", title: { en: "Dawson's chess, 0.137", fr: "Échecs de Dawson, 0.137" } },
  { id: "treblecross", title: { en: "Treblecross, 0.007", fr: "Treblecross, 0.007" } },
  { id: "guiles", title: { en: "Guiles, 0.15", fr: "Guiles, 0.15" } },
  { id: "nim", title: { en: "Nim with one heap", fr: "Nim à un tas" } },
  { id: "1,2,3", title: { en: "Take 1, 2 or 3", fr: "Prendre 1, 2 ou 3" } },
  { id: "2,3,5", title: { en: "Exercise: take 2, 3 or 5", fr: "Exercice : prendre 2, 3 ou 5" } },
  { id: "bachet?most=10", title: { en: "Bachet: add up to 10", fr: "Bachet : ajouter jusqu'à 10" } },
  { id: "grundy", title: { en: "Grundy's game: no period is known", fr: "Jeu de Grundy : pas de période connue" } },
  { id: "0.3122", title: { en: "0.3122", fr: "0.3122" } },
  {
    id: "0.8",
    title: { en: "0.8: cut in three, an arithmetic period", fr: "0.8 : couper en trois, période arithmétique" },
  },
];

export const FIRST_SUM: readonly SumPart[] = [
  sumPart("nim", { sticks: "6", take: "1,2,3" }),
  sumPart("kayles", { pins: "5" }),
  sumPart("chomp", { rows: "2", columns: "3" }),
];
