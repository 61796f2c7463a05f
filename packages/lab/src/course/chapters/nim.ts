import { text } from "marienbad";
import { sameText } from "marienbad/base";
import type { Chapter } from "../notion.ts";

export const NIM: Chapter = {
  id: "nim",
  title: text("Nim and Grundy", "Nim et Grundy"),
  lead: text("Games without an arena: a number says everything.", "Des jeux sans arène : un nombre dit tout."),
  notions: [
    {
      row: "N1",
      title: text("Mex and Grundy values", "Mex et nombres de Grundy"),
      sentence: text(
        "The value of a position is the least number that none of its successors has: 0 exactly where the mover loses.",
        "La valeur d'une position est le plus petit nombre qu'aucun successeur n'a : 0 exactement là où celui " +
          "qui doit jouer perd.",
      ),
      example: { asked: sameText("mex {0, 1, 3, 4}"), live: "mex", link: "#nim/grundy" },
    },
    {
      row: "N2",
      title: text("Bouton's theorem", "Le théorème de Bouton"),
      sentence: text(
        "Write the heaps in binary and add without carrying: with sum 0 the player to move loses, otherwise " +
          "some move makes it 0.",
        "Écrire les tas en binaire et additionner sans retenue : si la somme est 0, celui qui doit jouer perd " +
          "; sinon un coup la ramène à 0.",
      ),
      example: { asked: sameText("1 ⊕ 3 ⊕ 5 ⊕ 7"), live: "bouton", link: "#nim/heaps?1,3,5,7" },
    },
    {
      row: "N3",
      title: text("Sums, and misère", "Sommes, et misère"),
      sentence: text(
        "Games side by side are worth the nim-sum of their values. In misère Nim one plays the same until only " +
          "heaps of one are left, and then turns round.",
        "Des jeux côte à côte valent la somme de Nim de leurs valeurs. Au Nim misère on joue de même jusqu'à " +
          "n'avoir que des tas d'un, puis à l'envers.",
      ),
      example: {
        asked: text(
          "(1, 1) for the player to move: normal, misère",
          "(1, 1) pour celui qui doit jouer : normal, misère",
        ),
        live: "misere",
        link: "#nim/heaps?1,1",
      },
    },
    {
      row: "N4",
      title: text("Sequences and periods", "Suites et périodes"),
      sentence: text(
        "The values of heaps 0, 1, 2… of many games repeat from some point on, and a finite check proves that " +
          "they do for ever.",
        "Les valeurs des tas 0, 1, 2… se répètent souvent à partir d'un rang, et un contrôle fini prouve que " +
          "c'est pour toujours.",
      ),
      example: {
        asked: text("Take 2, 3 or 5: values of 0…6, then 7…13", "Prendre 2, 3 ou 5 : valeurs de 0…6, puis 7…13"),
        live: "sequence",
        link: "#nim/grundy?2,3,5",
      },
    },
    {
      row: "N5",
      title: text("Not every game", "Pas tous les jeux"),
      sentence: text(
        "Grundy values are for impartial games, where both have the same moves. Domineering is refused, with " +
          "the reason.",
        "Les nombres de Grundy sont pour les jeux impartiaux, où les deux ont les mêmes coups. Le domineering " +
          "est refusé, avec la raison.",
      ),
      example: {
        asked: text("The Grundy value of domineering", "Le nombre de Grundy du domineering"),
        live: "refused",
        link: "#nim/sums",
      },
    },
  ],
};
