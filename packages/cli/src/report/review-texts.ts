import { type Text, text } from "marienbad/base";
import { player as namePlayer, type Player, moves as tellMoves } from "marienbad/game";
import { SEVERITIES, type SideReview, severityName } from "marienbad/oracle";

/** "player 0: 2 blunders (moves 3, 13), 1 mistake (move 9); 10 of 16 moves right". */
export const sideTold = (side: Player, { moves, judged, faults }: SideReview): Text => {
  const met = SEVERITIES.filter((severity) => faults[severity].length > 0);
  const counts = met.map((severity) => {
    const numbers = faults[severity];
    const name = severityName(severity, numbers.length);
    const [move, coup] = numbers.length === 1 ? ["move", "coup"] : ["moves", "coups"];
    const list = numbers.join(", ");
    return text(`${numbers.length} ${name.en} (${move} ${list})`, `${numbers.length} ${name.fr} (${coup} ${list})`);
  });
  const right = judged - met.reduce((sum, severity) => sum + faults[severity].length, 0);
  const who = namePlayer(side);
  const open = moves - judged;
  const unknown = open === 0 ? text("", "") : text(`, ${open} not judged`, `, ${open} sans jugement`);
  const [en, fr] = [counts.map((part) => part.en).join(", "), counts.map((part) => part.fr).join(", ")];
  return text(
    `${who.en}: ${en === "" ? "no faults" : en}; ${right} of ${tellMoves(moves).en} right${unknown.en}`,
    `${who.fr} : ${fr === "" ? "aucune faute" : fr} ; ${right} sur ${tellMoves(moves).fr} sans faute${unknown.fr}`,
  );
};
