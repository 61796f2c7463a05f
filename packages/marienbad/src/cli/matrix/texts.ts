import { type Text, text } from "../../base/text.ts";

// nash

export const onlyTwoPlayers = (): Text =>
  text(
    "Mixed equilibria are listed for two players only.",
    "Les équilibres mixtes ne sont donnés que pour deux joueurs.",
  );

export const checksInJson = (): Text =>
  text("--json gives the check of each equilibrium.", "--json donne la vérification de chaque équilibre.");

export const optionOfAFile = (option: string): Text =>
  text(
    `A game in a file has no options, so ${option}= means nothing here.`,
    `Un jeu dans un fichier n'a pas d'options, donc ${option}= ne veut rien dire ici.`,
  );

// tournament

export const populationWithoutTwins = (): Text =>
  text(
    "--population and --no-self do not go together: a population meets itself.",
    "--population et --no-self ne vont pas ensemble : une population se rencontre elle-même.",
  );

export const strategyTwice = (strategy: string): Text =>
  text(`--strategies names ${strategy} twice.`, `--strategies nomme ${strategy} deux fois.`);

export const A_CHANCE: Text = text("a chance such as 0.05", "une probabilité telle que 0.05");

export const STAKES: Text = text(
  "axelrod, course or four numbers such as 5,3,1,0",
  "axelrod, course ou quatre nombres tels que 5,3,1,0",
);

/** How far a tournament got that was broken off. */
export const duringTournament = (): Text => text("before the last match", "avant la dernière rencontre");

/** The heads of the final table. */
export const STRATEGY: Text = text("strategy", "stratégie");
export const YEARS_PER_TURN: Text = text("years/turn", "ans/tour");
export const POINTS_PER_TURN: Text = text("points/turn", "points/tour");
export const COOPERATES: Text = text("cooperates", "coopère");
export const WINS: Text = text("wins", "victoires");

/** The letter of a defection. */
export const DEFECTION: Text = text("D", "T");

export const SHARES: Text = text("Shares of the population, in percent:", "Parts de la population, en pour cent :");
export const GENERATION: Text = text("generation", "génération");
