import { type Text, text } from "../../base/text.ts";

/** The names of the eight directions, in their order. */
export const DIRECTIONS: readonly Text[] = [
  text("right", "droite"),
  text("down", "bas"),
  text("left", "gauche"),
  text("up", "haut"),
  text("down-right", "bas-droite"),
  text("down-left", "bas-gauche"),
  text("up-left", "haut-gauche"),
  text("up-right", "haut-droite"),
];

export const impossibleGrid = (width: number, height: number, maxCells: number): Text =>
  text(
    `A grid of ${width} × ${height} is not possible: ` +
      `it takes whole numbers from 1, and at most ${maxCells.toLocaleString("en")} cells.`,
    `Une grille de ${width} × ${height} n'est pas possible : ` +
      `il faut des nombres entiers à partir de 1, et au plus ${maxCells.toLocaleString("fr")} cases.`,
  );

export const noSuchCell = (x: number, y: number, width: number, height: number): Text =>
  text(
    `There is no cell ${x},${y}: columns go from 0 to ${width - 1} and rows from 0 to ${height - 1}.`,
    `Il n'y a pas de case ${x},${y} : les colonnes vont de 0 à ${width - 1} et les lignes de 0 à ${height - 1}.`,
  );

const ROLES = { start: text("start", "Le départ"), goal: text("goal", "Le but") };

export const blockedEnd = (role: "start" | "goal", cell: string): Text =>
  text(
    `The ${ROLES[role].en} ${cell} is blocked: a path leads between free cells.`,
    `${ROLES[role].fr} ${cell} est bloqué : un chemin mène entre cases libres.`,
  );

export const endOutside = (role: "start" | "goal", cell: number): Text =>
  text(
    `The ${ROLES[role].en} ${cell} is outside the grid: a path leads between free cells.`,
    `${ROLES[role].fr} ${cell} est hors de la grille : un chemin mène entre cases libres.`,
  );

// What can be wrong with a map.

export const unknownHeader = (): Text =>
  text(
    'a header should be "type", "height", "width" or "map"',
    'un en-tête devrait être "type", "height", "width" ou "map"',
  );

export const wrongSize = (name: string): Text =>
  text(`the ${name} should be a whole number of at least 1`, `${name} devrait être un nombre entier d'au moins 1`);

export const noMapLine = (): Text => text('the line "map" is missing', 'la ligne "map" manque');

export const noSize = (name: string): Text => text(`the ${name} is missing`, `${name} manque`);

export const mapTooLarge = (maxCells: number): Text =>
  text(
    `the map is too large: at most ${maxCells.toLocaleString("en")} cells can be read`,
    `la carte est trop grande : au plus ${maxCells.toLocaleString("fr")} cases`,
  );

export const rowsMissing = (missing: number, height: number): Text =>
  text(`${missing} rows of the ${height} are missing`, `${missing} lignes sur ${height} manquent`);

export const unevenRow = (length: number, width: number): Text =>
  text(
    `the row has ${length} cells and should have ${width}`,
    `la ligne a ${length} cases et devrait en avoir ${width}`,
  );

export const unknownTerrain = (letter: string, known: string): Text =>
  text(
    `"${letter}" is no terrain: it should be one of ${known}`,
    `"${letter}" n'est pas un terrain : ce devrait être l'un de ${known}`,
  );

export const afterTheMap = (height: number): Text =>
  text(
    `the map has ${height} rows, and nothing should follow`,
    `la carte a ${height} lignes, et rien ne devrait suivre`,
  );

// What can be wrong with scenarios.

export const noVersion = (): Text =>
  text('the first line should be "version 1"', 'la première ligne devrait être "version 1"');

const COLUMNS = "bucket, map, width, height, start x, start y, goal x, goal y, optimal length";

export const wrongColumns = (): Text =>
  text(`a scenario should have nine columns: ${COLUMNS}`, `un scénario devrait avoir neuf colonnes : ${COLUMNS}`);

export const wrongBucket = (given: string): Text =>
  text(
    `the bucket should be a whole number from 0, not ${given}`,
    `le groupe (bucket) devrait être un nombre entier à partir de 0, non ${given}`,
  );

export const wrongMapSize = (): Text =>
  text(
    "the width and the height should be whole numbers from 1",
    "la largeur et la hauteur devraient être des nombres entiers à partir de 1",
  );

export const endsOutside = (width: number, height: number): Text =>
  text(
    `the start and the goal should be cells of the map, ${width} × ${height}`,
    `le départ et le but devraient être des cases de la carte, ${width} × ${height}`,
  );

export const wrongLength = (given: string): Text =>
  text(
    `the optimal length should be a number, not ${given}`,
    `la longueur optimale devrait être un nombre, non ${given}`,
  );

export const noScenario = (): Text => text("there is no scenario", "il n'y a pas de scénario");

export const otherMapSize = (line: number, meant: string, given: string): Text =>
  text(
    `line ${line}: the scenario is for ${meant} and the map has ${given}.`,
    `ligne ${line} : le scénario est pour ${meant} et la carte a ${given}.`,
  );

export const blockedScenario = (line: number, x: number, y: number): Text =>
  text(
    `line ${line}: the cell ${x},${y} of the scenario is blocked on the map.`,
    `ligne ${line} : la case ${x},${y} du scénario est bloquée sur la carte.`,
  );
