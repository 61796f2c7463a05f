/** The game that everything begins with: Marienbad, as in the film. */
export const FIRST_GAME = "marienbad";
