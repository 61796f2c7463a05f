import { type Messages, messages } from "marienbad/base";

const en = {
  // nash
  onlyTwoPlayers: () => "Mixed equilibria are listed for two players only.",
  checksInJson: () => "--json gives the check of each equilibrium.",
  optionOfAFile: (option: string) => `A game in a file has no options, so ${option}= means nothing here.`,

  // tournament
  populationWithoutTwins: () => "--population and --no-self do not go together: a population meets itself.",
  strategyTwice: (strategy: string) => `--strategies names ${strategy} twice.`,
  A_CHANCE: "a chance such as 0.05",
  STAKES: "axelrod, course or four numbers such as 5,3,1,0",
  /** How far a tournament got that was broken off. */
  duringTournament: () => "before the last match",
  /** The heads of the final table. */
  STRATEGY: "strategy",
  YEARS_PER_TURN: "years/turn",
  POINTS_PER_TURN: "points/turn",
  COOPERATES: "cooperates",
  WINS: "wins",
  /** The letter of a defection. */
  DEFECTION: "D",
  SHARES: "Shares of the population, in percent:",
  GENERATION: "generation",
};

const fr: Messages<typeof en> = {
  onlyTwoPlayers: () => "Les équilibres mixtes ne sont donnés que pour deux joueurs.",
  checksInJson: () => "--json donne la vérification de chaque équilibre.",
  optionOfAFile: (option) => `Un jeu dans un fichier n'a pas d'options, donc ${option}= ne veut rien dire ici.`,
  populationWithoutTwins: () =>
    "--population et --no-self ne vont pas ensemble : une population se rencontre elle-même.",
  strategyTwice: (strategy) => `--strategies nomme ${strategy} deux fois.`,
  A_CHANCE: "une probabilité telle que 0.05",
  STAKES: "axelrod, course ou quatre nombres tels que 5,3,1,0",
  duringTournament: () => "avant la dernière rencontre",
  STRATEGY: "stratégie",
  YEARS_PER_TURN: "ans/tour",
  POINTS_PER_TURN: "points/tour",
  COOPERATES: "coopère",
  WINS: "victoires",
  DEFECTION: "T",
  SHARES: "Parts de la population, en pour cent :",
  GENERATION: "génération",
};

export const texts = messages(en, fr);
