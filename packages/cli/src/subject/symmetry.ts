import { MarienbadError, text } from "marienbad/base";
import { canonicalImage, upToSymmetry } from "marienbad/game";
import type { Flag } from "../core/command.ts";
import type { Subject } from "./subject.ts";
import { texts } from "./texts.ts";

export const SYMMETRY_FLAG: Flag = {
  name: "symmetry",
  summary: text("treat mirror images as one position", "confondre les positions symétriques"),
};

/** The game with mirror images treated as one, and the image of the place that stands for it. */
export function withSymmetry(subject: Subject, from: unknown): { subject: Subject; from: unknown } {
  const { symmetry } = subject.game;
  if (symmetry === undefined) throw new MarienbadError("not-applicable", texts.noSymmetry(subject.game.id));
  const game = { ...subject.game, ...upToSymmetry(subject.game, symmetry) };
  return {
    subject: { ...subject, game },
    from: from === undefined ? undefined : canonicalImage(subject.game, symmetry, from),
  };
}
