import { type Text, text } from "marienbad";

/** The strategies of the repeated dilemma that the chapter speaks of, by the ids of the library. */
export const NAMES = {
  "tit-for-tat": text("tit for tat", "donnant-donnant"),
  "always-defect": text("always betray", "toujours trahir"),
  "always-cooperate": text("always silent", "toujours se taire"),
  grudger: text("grudger", "rancunier"),
  pavlov: text("Pavlov", "Pavlov"),
} as const;
export type Name = keyof typeof NAMES;
export const ALL = Object.keys(NAMES) as Name[];

/** Those, and two more who may come to a tournament. */
export const GUESTS: Readonly<Record<string, Text>> = {
  ...NAMES,
  "tit-for-two-tats": text("tit for two tats", "patient"),
  "soft-majority": text("majority", "majorité"),
};
