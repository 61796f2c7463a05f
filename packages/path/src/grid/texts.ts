import { type Messages, messages, type Text, text } from "marienbad/base";

const DIRECTIONS: readonly Text[] = [
  text("right", "droite"),
  text("down", "bas"),
  text("left", "gauche"),
  text("up", "haut"),
  text("down-right", "bas-droite"),
  text("down-left", "bas-gauche"),
  text("up-left", "haut-gauche"),
  text("up-right", "haut-droite"),
];

const ROLES = { start: text("start", "Le départ"), goal: text("goal", "Le but") };

const COLUMNS = "bucket, map, width, height, start x, start y, goal x, goal y, optimal length";

const en = {
  impossibleGrid: (width: number, height: number, maxCells: number) =>
    `A grid of ${width} × ${height} is not possible: ` +
    `it takes whole numbers from 1, and at most ${maxCells.toLocaleString("en")} cells.`,
  noSuchCell: (x: number, y: number, width: number, height: number) =>
    `There is no cell ${x},${y}: columns go from 0 to ${width - 1} and rows from 0 to ${height - 1}.`,
  blockedEnd: (role: "start" | "goal", cell: string) =>
    `The ${ROLES[role].en} ${cell} is blocked: a path leads between free cells.`,
  endOutside: (role: "start" | "goal", cell: number) =>
    `The ${ROLES[role].en} ${cell} is outside the grid: a path leads between free cells.`,

  // Faults of a map.
  unknownHeader: () => 'a header should be "type", "height", "width" or "map"',
  wrongSize: (name: string) => `the ${name} should be a whole number of at least 1`,
  noMapLine: () => 'the line "map" is missing',
  noSize: (name: string) => `the ${name} is missing`,
  mapTooLarge: (maxCells: number) => `the map is too large: at most ${maxCells.toLocaleString("en")} cells can be read`,
  rowsMissing: (missing: number, height: number) => `${missing} rows of the ${height} are missing`,
  unevenRow: (length: number, width: number) => `the row has ${length} cells and should have ${width}`,
  unknownTerrain: (letter: string, known: string) => `"${letter}" is no terrain: it should be one of ${known}`,
  afterTheMap: (height: number) => `the map has ${height} rows, and nothing should follow`,

  // Faults of scenarios.
  noVersion: () => 'the first line should be "version 1"',
  wrongColumns: () => `a scenario should have nine columns: ${COLUMNS}`,
  wrongBucket: (given: string) => `the bucket should be a whole number from 0, not ${given}`,
  wrongMapSize: () => "the width and the height should be whole numbers from 1",
  endsOutside: (width: number, height: number) =>
    `the start and the goal should be cells of the map, ${width} × ${height}`,
  wrongLength: (given: string) => `the optimal length should be a number, not ${given}`,
  noScenario: () => "there is no scenario",
  otherMapSize: (line: number, meant: string, given: string) =>
    `line ${line}: the scenario is for ${meant} and the map has ${given}.`,
  blockedScenario: (line: number, x: number, y: number) =>
    `line ${line}: the cell ${x},${y} of the scenario is blocked on the map.`,
};

const fr: Messages<typeof en> = {
  impossibleGrid: (width, height, maxCells) =>
    `Une grille de ${width} × ${height} n'est pas possible : ` +
    `il faut des nombres entiers à partir de 1, et au plus ${maxCells.toLocaleString("fr")} cases.`,
  noSuchCell: (x, y, width, height) =>
    `Il n'y a pas de case ${x},${y} : les colonnes vont de 0 à ${width - 1} et les lignes de 0 à ${height - 1}.`,
  blockedEnd: (role, cell) => `${ROLES[role].fr} ${cell} est bloqué : un chemin mène entre cases libres.`,
  endOutside: (role, cell) => `${ROLES[role].fr} ${cell} est hors de la grille : un chemin mène entre cases libres.`,
  unknownHeader: () => 'un en-tête devrait être "type", "height", "width" ou "map"',
  wrongSize: (name) => `${name} devrait être un nombre entier d'au moins 1`,
  noMapLine: () => 'la ligne "map" manque',
  noSize: (name) => `${name} manque`,
  mapTooLarge: (maxCells) => `la carte est trop grande : au plus ${maxCells.toLocaleString("fr")} cases`,
  rowsMissing: (missing, height) => `${missing} lignes sur ${height} manquent`,
  unevenRow: (length, width) => `la ligne a ${length} cases et devrait en avoir ${width}`,
  unknownTerrain: (letter, known) => `"${letter}" n'est pas un terrain : ce devrait être l'un de ${known}`,
  afterTheMap: (height) => `la carte a ${height} lignes, et rien ne devrait suivre`,
  noVersion: () => 'la première ligne devrait être "version 1"',
  wrongColumns: () => `un scénario devrait avoir neuf colonnes : ${COLUMNS}`,
  wrongBucket: (given) => `le groupe (bucket) devrait être un nombre entier à partir de 0, non ${given}`,
  wrongMapSize: () => "la largeur et la hauteur devraient être des nombres entiers à partir de 1",
  endsOutside: (width, height) => `le départ et le but devraient être des cases de la carte, ${width} × ${height}`,
  wrongLength: (given) => `la longueur optimale devrait être un nombre, non ${given}`,
  noScenario: () => "il n'y a pas de scénario",
  otherMapSize: (line, meant, given) => `ligne ${line} : le scénario est pour ${meant} et la carte a ${given}.`,
  blockedScenario: (line, x, y) => `ligne ${line} : la case ${x},${y} du scénario est bloquée sur la carte.`,
};

export const texts = { ...messages(en, fr), DIRECTIONS };
