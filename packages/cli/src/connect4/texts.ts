import { type Text, text } from "marienbad/base";

export const goingOn = (path: string, answers: number): Text =>
  text(`Going on from ${path}, after ${answers} answers.`, `Reprise depuis ${path}, après ${answers} réponses.`);

/** How far a long search has got: what is proved of the score after some columns, and what is being asked. */
export interface LongProgress {
  readonly after: string;
  readonly least: number;
  readonly most: number;
  readonly nodes: number;
  readonly seconds: number;
  readonly now: string;
}

export const progress = ({ after, least, most, nodes, seconds, now }: LongProgress): Text => {
  const where = after === "" ? "" : ` (${after})`;
  const [en, fr] = ["en", "fr"].map((language) =>
    [nodes, seconds].map((value) => value.toLocaleString(language, { maximumFractionDigits: 0 })),
  );
  return text(
    `score${where} ${least} to ${most}, ${en[0]} positions, ${en[1]} s, now ${now}`,
    `score${where} de ${least} à ${most}, ${fr[0]} positions, ${fr[1]} s, ici ${now}`,
  );
};

/** How far a search got that was stopped. */
interface StoppedSearch extends Pick<LongProgress, "after" | "least" | "most"> {
  readonly path: string;
  readonly questions: number;
}

export const interrupted = ({ path, questions, after, least, most }: StoppedSearch): Text => {
  const where = after === "" ? "" : ` (${after})`;
  return text(
    `Interrupted after ${questions.toLocaleString("en")} answers, with a score${where} from ${least} to ${most}. ` +
      `They are in ${path}: the same command goes on from there.`,
    `Interrompu après ${questions.toLocaleString("fr")} réponses, avec un score${where} de ${least} à ${most}. ` +
      `Elles sont dans ${path} : la même commande reprend de là.`,
  );
};

export const notThisSearch = (path: string, head: string): Text =>
  text(
    `${path} is not the state of this search: it should begin with "${head}".`,
    `${path} n'est pas l'état de cette recherche : il devrait commencer par « ${head} ».`,
  );

export const unreadableLine = (path: string, line: number, content: string): Text =>
  text(
    `${path}, line ${line}, does not say what was found: "${content}".`,
    `${path}, ligne ${line}, ne dit pas ce qui a été trouvé : « ${content} ».`,
  );
