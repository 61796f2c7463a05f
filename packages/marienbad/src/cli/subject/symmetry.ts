import { MarienbadError } from "../../base/error.ts";
import { text } from "../../base/text.ts";
import { canonicalImage, upToSymmetry } from "../../game/index.ts";
import type { Flag } from "../core/command.ts";
import type { Subject } from "./subject.ts";
import * as texts from "./texts.ts";

export const SYMMETRY_FLAG: Flag = {
  name: "symmetry",
  summary: text("treat mirror images as one position", "confondre les positions symétriques"),
};

/** The game with mirror images treated as one, and the image of the place that stands for it. */
export function withSymmetry(subject: Subject, from: unknown): { subject: Subject; from: unknown } {
  const { rules, symmetry } = subject.kit;
  if (symmetry === undefined) throw new MarienbadError("not-applicable", texts.noSymmetry(subject.name));
  const kit = { ...subject.kit, rules: upToSymmetry(rules, symmetry) };
  return { subject: { ...subject, kit }, from: from === undefined ? undefined : canonicalImage(rules, symmetry, from) };
}
