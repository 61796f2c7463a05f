import { type Text, text } from "../../base/text.ts";

export const wrongBoards = (boards: number, given: number): Text =>
  text(
    `there should be ${boards} board${boards === 1 ? "" : "s"} with "|" between them, not ${given}`,
    `il devrait y avoir ${boards} plateau${boards > 1 ? "x" : ""}, séparés par "|", non ${given}`,
  );

export const playedOnDead = (): Text =>
  text("a board has crosses that were written after it was dead", "un plateau a des croix écrites après sa mort");
